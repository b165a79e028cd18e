import { Images } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from './Button'
import { Lightbox, preloadLightbox } from './Lightbox'
import { Picture, type PictureSource } from './Picture'
import { media, theme } from './theme'

/** A picture with its caption, if it has one. */
export type Photo = PictureSource & { caption?: string | null }

type GalleryProps = {
  photos: readonly Photo[]
  /** What the photos show: the activity's name. */
  title: string
}

const LARGE = '(min-width: 1280px) 850px, 100vw'
const SMALL = '(min-width: 1280px) 420px, 34vw'

/**
 * One large and two small pictures (spec.md section 2), fewer when there are fewer, a drawing when there is
 * none. Each opens the lightbox at itself.
 */
export function Gallery({ photos, title }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null)

  function handleOpen(event: MouseEvent<HTMLElement>, index: number) {
    event.currentTarget.focus() // Safari gives a clicked button no focus, and the lightbox returns it there
    setOpened(index)
  }

  if (photos.length === 0) {
    return (
      <Frame $small={0}>
        <Picture image={null} sizes={LARGE} />
      </Frame>
    )
  }
  return (
    <Frame $small={Math.min(photos.length, 3) - 1} onPointerEnter={preloadLightbox} onFocus={preloadLightbox}>
      {photos.slice(0, 3).map((photo, index) => (
        <Thumb
          key={photo.src}
          type="button"
          aria-label={`View photo ${index + 1} of ${photos.length}: ${photo.alt}`}
          aria-haspopup="dialog"
          onClick={(event) => handleOpen(event, index)}
        >
          <Picture image={photo} sizes={index === 0 ? LARGE : SMALL} priority={index === 0} />
        </Thumb>
      ))}
      {photos.length > 3 && (
        <ShowAll>
          <Button
            variant="secondary"
            size="compact"
            icon={<Images />}
            onClick={(event) => handleOpen(event, 0)}
          >
            Show all photos
          </Button>
        </ShowAll>
      )}
      {opened !== null && (
        <Lightbox photos={photos} title={title} start={opened} onClose={() => setOpened(null)} />
      )}
    </Frame>
  )
}

const Frame = styled.div<{ $small: number }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $small }) => ($small > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  grid-template-rows: ${({ $small }) => ($small > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: 6px;
  height: 300px;
  overflow: hidden;
  border-radius: 0 0 8px ${theme.radius.panel};

  ${media.tablet} {
    gap: ${theme.space[3]};
    height: 400px;
    border-radius: ${theme.radius.panel};
  }

  ${media.desktop} {
    height: 500px;
  }
`

const Thumb = styled.button`
  min-width: 0;
  overflow: hidden;
  cursor: zoom-in;

  &:first-child {
    grid-row: 1 / -1;
  }

  > * {
    transition: transform ${theme.motion.sheet} ${theme.ease.out};
  }

  ${media.tablet} {
    border-radius: 6px;
  }

  ${media.hover} {
    &:hover > * {
      transform: scale(1.02);
    }
  }

  /* inside its edge, where nothing cuts it off */
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -5px;
    box-shadow: inset 0 0 0 2px ${theme.color.surface};
  }
`

const ShowAll = styled.div`
  position: absolute;
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
`
