import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../parts/IconButton'
import { Picture, type PictureSource } from '../parts/Picture'
import { media, theme } from '../theme/theme'

/** A picture with its caption, if it has one. */
export type Photo = PictureSource & { caption?: string | null }

export type GalleryProps = {
  photos: readonly Photo[]
  /** The subject of the photos: the activity's name. */
  title: string
}

export type PhotoViewerProps = {
  photos: readonly Photo[]
  /** The index of the first shown photo. */
  start: number
}

/** The minimum horizontal distance of a swipe, in px. */
const SWIPE = 48

/** One photo with caption and number. Arrow keys, Home, End, buttons and a swipe show the others. */
export function PhotoViewer({ photos, start }: PhotoViewerProps) {
  const [index, setIndex] = useState(start)
  const pressedAt = useRef<{ x: number; y: number } | null>(null)
  const photo = photos[index]
  const turn = (step: number) => setIndex((index + step + photos.length) % photos.length)
  usePreloaded([photos[(index + 1) % photos.length], photos[(index - 1 + photos.length) % photos.length]])

  // on the document: the focus may be anywhere in the lightbox
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })

  function handleKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') turn(-1)
    else if (key === 'ArrowRight') turn(1)
    else if (key === 'Home') setIndex(0)
    else if (key === 'End') setIndex(photos.length - 1)
    else return
    event.preventDefault()
  }

  function handlePointerUp({ clientX, clientY }: PointerEvent) {
    const from = pressedAt.current
    pressedAt.current = null
    if (!from) return
    const [right, down] = [clientX - from.x, clientY - from.y]
    if (Math.abs(right) > SWIPE && Math.abs(right) > 2 * Math.abs(down)) turn(right < 0 ? 1 : -1)
  }

  if (!photo) return null
  return (
    <Viewer>
      <Canvas
        onPointerDown={({ clientX, clientY, isPrimary }) => {
          pressedAt.current = isPrimary ? { x: clientX, y: clientY } : null
        }}
        onPointerUp={handlePointerUp}
        // a drag of the picture would end the swipe
        onDragStart={(event) => event.preventDefault()}
        onPointerCancel={() => {
          pressedAt.current = null
        }}
      >
        <Picture key={photo.src} image={photo} sizes="100vw" priority />
      </Canvas>
      <Bar>
        {photos.length > 1 && (
          <IconButton label="Previous photo" icon={<ChevronLeft />} onClick={() => turn(-1)} />
        )}
        <Words aria-live="polite">
          <Counter>{`${index + 1} / ${photos.length}`}</Counter>
          {photo.caption && <Caption>{photo.caption}</Caption>}
        </Words>
        {photos.length > 1 && (
          <IconButton label="Next photo" icon={<ChevronRight />} onClick={() => turn(1)} />
        )}
      </Bar>
    </Viewer>
  )
}

/** Preloads the previous and the next photo. */
function usePreloaded(photos: (Photo | undefined)[]) {
  const [next, previous] = photos
  useEffect(() => {
    for (const photo of [next, previous]) {
      if (!photo) continue
      const image = new Image()
      image.sizes = '100vw'
      image.srcset = photo.srcSet ?? ''
      image.src = photo.src
    }
  }, [next, previous])
}

const Viewer = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100dvh;
`

const Canvas = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  padding-top: calc(68px + env(safe-area-inset-top));
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;

  ${media.tablet} {
    padding-inline: 68px;
  }

  > img {
    background: none;
    object-fit: contain;
  }
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom));

  /* At the bottom on a phone, within reach of the thumb; otherwise at both sides of the photo. */
  ${media.tablet} {
    > button {
      position: absolute;
      top: calc(50% - 22px);
      left: ${theme.space[3]};
    }

    > button:last-child {
      left: auto;
      right: ${theme.space[3]};
    }
  }
`

const Words = styled.div`
  grid-column: 2;
  text-align: center;
`

const Counter = styled.p`
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`

const Caption = styled.p`
  font-size: ${theme.text.sm};
`
