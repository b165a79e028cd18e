import { media, Picture, theme } from 'shared-ui'
import styled from 'styled-components'
import type { ActivityImage } from '../queries/listings'

const LARGE = '(min-width: 1280px) 850px, 100vw'
const SMALL = '(min-width: 1280px) 420px, 34vw'

/** One large and two small pictures (spec.md section 2); fewer when there are fewer, a drawing when there is none. */
export function Gallery({ images }: { images: ActivityImage[] }) {
  const [large = null, ...small] = images.slice(0, 3)
  return (
    <Frame $small={small.length}>
      <Cell>
        <Picture image={large} sizes={LARGE} priority />
      </Cell>
      {small.map((image) => (
        <Cell key={image.src}>
          <Picture image={image} sizes={SMALL} />
        </Cell>
      ))}
    </Frame>
  )
}

const Frame = styled.div<{ $small: number }>`
  display: grid;
  grid-template-columns: ${({ $small }) => ($small > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  grid-template-rows: ${({ $small }) => ($small > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: 6px;
  height: 300px;
  overflow: hidden;
  border-radius: ${theme.radius.panel};

  /* Edge to edge on a phone. */
  ${media.phone} {
    margin-inline: -16px;
    border-radius: 0 0 8px ${theme.radius.panel};
  }

  ${media.tablet} {
    gap: ${theme.space[3]};
    height: 400px;
  }

  ${media.desktop} {
    height: 500px;
  }
`

const Cell = styled.div`
  min-width: 0;
  overflow: hidden;

  &:first-child {
    grid-row: 1 / -1;
  }

  ${media.tablet} {
    border-radius: 6px;
  }
`
