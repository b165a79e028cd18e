import styled from 'styled-components'
import { theme } from './theme'

const spots = {
  /** Looks into a bin and finds nothing. */
  ibis: { src: new URL('./spots/ibis.svg', import.meta.url), ground: theme.tag.wattle.bg },
  /** Reads a list. */
  cockatoo: { src: new URL('./spots/cockatoo.svg', import.meta.url), ground: theme.tag.jacaranda.bg },
  /** Holds a heart. */
  koala: { src: new URL('./spots/koala.svg', import.meta.url), ground: theme.tag.waratah.bg },
  /** Is on its way: what could not be loaded. */
  ferry: { src: new URL('./spots/ferry.svg', import.meta.url), ground: theme.tag.harbour.bg },
  /** Stands by a signpost: the wrong way. */
  kangaroo: { src: new URL('./spots/kangaroo.svg', import.meta.url), ground: theme.tag.gum.bg },
  /** Throws up its arms: done. */
  child: { src: new URL('./spots/child.svg', import.meta.url), ground: theme.tag.wattle.bg },
}

export type SpotName = keyof typeof spots

/** A small drawing, 240 px wide, for a page or a place without content. Decoration: words stand beside it. */
export function Spot({ name }: { name: SpotName }) {
  const { src, ground } = spots[name]
  return (
    <Frame>
      <Disc $colour={ground} />
      <Drawing src={src.href} alt="" width={240} height={150} />
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  width: 240px;
  max-width: 100%;
  aspect-ratio: 240 / 158;
`

const Disc = styled.span<{ $colour: string }>`
  position: absolute;
  inset: 0;

  &::before,
  &::after {
    position: absolute;
    border-radius: 50%;
    content: '';
  }

  /* the ground it stands on */
  &::before {
    inset: auto 7% 0;
    height: 15%;
    background: ${theme.color.brandTint};
  }

  &::after {
    inset: 3% 24% auto;
    aspect-ratio: 1;
    background: ${({ $colour }) => $colour};
  }
`

const Drawing = styled.img`
  position: relative;
  width: 100%;
  height: auto;
`
