import { ImageIcon, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { announce, IconButton, theme } from 'shared-ui'
import styled from 'styled-components'
import { type ChosenImage, fileSize, imageOf, isLarge } from './images'

type ImagesFieldProps = {
  images: ChosenImage[]
  /** While the form is sent, which keeps its values. */
  disabled: boolean
  onChange: (images: ChosenImage[]) => void
}

/**
 * The chosen pictures, each with a preview, its size and a remove button. A large file, and one that is no image, shows a
 * hint but is accepted. A text explains that no files are sent: listing-submission accepts text only, and the staff ask
 * for the files.
 */
export function ImagesField({ images, disabled, onChange }: ImagesFieldProps) {
  const hintId = useId()
  const field = useFocusAfterRemoval(images.length)
  const { previewOf, addPreviews, removePreview } = usePreviews()

  function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = '' // so that a removed file can be chosen again
    const chosen = files.map((file) => ({ image: imageOf(file), file }))
    addPreviews(chosen)
    onChange([...images, ...chosen.map(({ image }) => image)])
  }

  function handleRemove({ id, name }: ChosenImage) {
    onChange(images.filter((image) => image.id !== id))
    removePreview(id)
    announce(`Removed ${name}`)
  }

  return (
    <Field ref={field}>
      <Choose>
        <ImagePlus size={22} aria-hidden="true" />
        Choose images
        <Input
          type="file"
          accept="image/*"
          multiple
          disabled={disabled}
          aria-describedby={hintId}
          onChange={handleChoose}
        />
      </Choose>
      <Hint id={hintId}>
        <span>PNG, JPG up to 5MB each</span>
        <span>Only their names are sent for now. Our staff will ask you for the files by email.</span>
      </Hint>
      {images.length > 0 && (
        <Files aria-label="Chosen images">
          {images.map((image) => (
            <Row key={image.id}>
              <Preview key={previewOf(image)} url={previewOf(image)} />
              <Details>
                {image.name}
                <Size>
                  {fileSize(image.size)}
                  {isLarge(image.size) && ', larger than 5MB'}
                  {image.isOther && ', not an image'}
                </Size>
              </Details>
              <IconButton
                label={`Remove ${image.name}`}
                icon={<X />}
                disabled={disabled}
                onClick={() => handleRemove(image)}
              />
            </Row>
          ))}
        </Files>
      )}
    </Field>
  )
}

/** The focus of a remove button that has gone moves to the first one, or to the choice of images. */
function useFocusAfterRemoval(count: number) {
  const field = useRef<HTMLDivElement>(null)
  const last = useRef(count)
  useEffect(() => {
    const isFewer = count < last.current
    last.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const find = (selector: string) => field.current?.querySelector<HTMLElement>(selector)
    const next = find('li button') ?? find('input')
    next?.focus()
  }, [count])
  return field
}

/** Object URLs of the files that were chosen on this page. The files of a restored draft have none. */
function usePreviews() {
  const [urls] = useState(() => new Map<string, string>())

  useEffect(() => {
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    }
  }, [urls])

  return {
    previewOf: ({ id }: ChosenImage) => urls.get(id),
    addPreviews(chosen: { image: ChosenImage; file: File }[]) {
      for (const { image, file } of chosen) urls.set(image.id, URL.createObjectURL(file))
    },
    removePreview(id: string) {
      const url = urls.get(id)
      if (url) URL.revokeObjectURL(url)
      urls.delete(id)
    },
  }
}

/** A preview of the picture, or an icon if the browser cannot show the file. Decorative: the name is next to it. */
function Preview({ url }: { url: string | undefined }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Thumbnail>
      {url && !isBroken ? (
        <img src={url} alt="" onError={() => setIsBroken(true)} />
      ) : (
        <ImageIcon size={24} aria-hidden="true" />
      )}
    </Thumbnail>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

const Choose = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: 72px;
  padding: ${theme.space[4]};
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.semibold};
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

/* Covers the whole box, so that files can also be dropped on it. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: inherit;

  /* Firefox before 121 */
  @supports not selector(:has(*)) {
    opacity: 1;
  }
`

const Hint = styled.p`
  display: grid;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`

const Files = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSunk};
`

const Thumbnail = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 72px;
  height: 54px;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.inkSoft};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Details = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Size = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`
