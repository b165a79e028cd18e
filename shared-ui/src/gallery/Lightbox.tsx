import { X } from 'lucide-react'
import styled from 'styled-components'
import { useModal } from '../overlays/useModal'
import { IconButton } from '../parts/IconButton'
import { ErrorNotice } from '../states/ErrorNotice'
import { Loading } from '../states/Loading'
import { createLazyPart, useLazyPart } from '../stores/lazyPart'
import { depths, media, theme } from '../theme/theme'
import type { PhotoViewerProps } from './PhotoViewer'

type LightboxProps = PhotoViewerProps & {
  /** The subject of the photos: the activity's name. */
  title: string
  onClose: () => void
}

const photoViewer = createLazyPart(() => import('./PhotoViewer').then(({ PhotoViewer }) => PhotoViewer))

/** Starts to load the viewer early. */
export const preloadLightbox = photoViewer.load

/** Shows photos one by one in the whole window. It opens at once; the viewer inside is loaded on first use. */
export function Lightbox({ onClose, title, ...viewer }: LightboxProps) {
  const modal = useModal(() => {
    onClose()
    return true
  })
  const { Component: PhotoViewer, hasFailed, retry } = useLazyPart(photoViewer)
  return (
    <Layer {...modal} data-theme="dark" aria-label={`Photos of ${title}`}>
      <Stage>
        <Close>
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </Close>
        {PhotoViewer ? (
          <PhotoViewer {...viewer} />
        ) : hasFailed ? (
          <ErrorNotice title="We couldn't open the photos" onRetry={retry} />
        ) : (
          <Loading label="Opening photos..." />
        )}
      </Stage>
    </Layer>
  )
}

/* Dark in both themes. */
const Layer = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${theme.color.surfaceSunk};
  color: ${theme.color.ink};

  ${media.hover} {
    button:hover {
      background: ${theme.color.surfaceRaised};
    }
  }
`

const Stage = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  height: 100%;
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
`

const Close = styled.div`
  position: absolute;
  z-index: ${depths.raised};
  top: calc(${theme.space[3]} + env(safe-area-inset-top));
  right: ${theme.space[3]};
`
