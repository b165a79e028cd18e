import styled from 'styled-components'
import { Picture } from '../parts/Picture'
import { media, theme } from '../theme/theme'
import { GalleryGrid } from './GalleryGrid'
import type { GalleryProps } from './PhotoViewer'
import { LARGE_SIZES } from './sizes'

/** Released versions of mfe-discover call it: the gallery was a script of its own. */
export const preloadGallery = () => {}

/** One large and up to two small pictures (spec.md section 2), or a drawing if there are none. */
export function Gallery({ photos, title }: GalleryProps) {
  return (
    <Frame>
      {photos.length > 0 ? (
        <GalleryGrid photos={photos} title={title} />
      ) : (
        <Picture image={null} sizes={LARGE_SIZES} priority />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  height: 300px;
  overflow: hidden;
  border-radius: 0 0 8px ${theme.radius.panel};

  ${media.tablet} {
    height: 400px;
    border-radius: ${theme.radius.panel};
  }

  ${media.desktop} {
    height: 500px;
  }
`
