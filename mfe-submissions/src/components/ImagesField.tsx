import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { IconButton, theme } from 'shared-ui'
import styled from 'styled-components'
import { fileSize, isLarge } from '../images'

type ImagesFieldProps = { images: File[]; onChange: (images: File[]) => void }

/** The chosen pictures with their sizes. A large one is remarked on, and not refused. */
export function ImagesField({ images, onChange }: ImagesFieldProps) {
  const hintId = useId()

  function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    onChange([...images, ...(event.target.files ?? [])])
    event.target.value = '' // so that a removed file can be chosen again
  }

  return (
    <Field>
      <Choose>
        <ImagePlus size={22} aria-hidden="true" />
        Choose images
        <Input type="file" accept="image/*" multiple aria-describedby={hintId} onChange={handleChoose} />
      </Choose>
      <Hint id={hintId}>
        <span>PNG, JPG up to 5MB each</span>
        <span>Only their names are sent for now. Our staff will ask you for the files by email.</span>
      </Hint>
      {images.length > 0 && (
        <Files aria-label="Chosen images">
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and a row holds no state
            <Row key={`${image.name} ${index}`}>
              <Details>
                {image.name}
                <Size>
                  {fileSize(image.size)}
                  {isLarge(image.size) && ', larger than 5MB'}
                </Size>
              </Details>
              <IconButton
                label={`Remove ${image.name}`}
                icon={<X />}
                onClick={() => onChange(images.toSpliced(index, 1))}
              />
            </Row>
          ))}
        </Files>
      )}
    </Field>
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

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: inherit;
`

const Hint = styled.p`
  display: grid;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`

const Files = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-left: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSunk};
`

const Details = styled.span`
  flex: 1;
  display: grid;
  padding-block: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Size = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`
