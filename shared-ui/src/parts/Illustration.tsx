import type { SyntheticEvent } from 'react'
import styled from 'styled-components'

/** Drawings of pictures/scenes/spots.ts, named by their purpose. A file is loaded only where it is shown. */
const spots = {
  /** Nothing was found: a kookaburra with a looking glass. */
  search: new URL('../pictures/spot-search.webp', import.meta.url),
  /** Nothing is saved yet: a kangaroo with hearts. */
  saved: new URL('../pictures/spot-saved.webp', import.meta.url),
  /** Something went wrong: an ibis has tipped the bin. */
  error: new URL('../pictures/spot-error.webp', import.meta.url),
  /** No such page: an echidna at a signpost. */
  lost: new URL('../pictures/spot-lost.webp', import.meta.url),
  /** An empty list: a wombat with a basket. */
  basket: new URL('../pictures/spot-basket.webp', import.meta.url),
}

export type IllustrationName = keyof typeof spots

/** A small drawing, 240 px wide, for an empty page or section. Decorative: there is always text next to it. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Drawing src={addressOf(spots[name])} alt="" width={240} height={180} onError={hide} />
}

/** Without a network browsers draw a frame in its place. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.style.display = 'none'
}

/** In a server bundle the base of the URL is a file of that bundle: only the path is right there. */
function addressOf({ href, pathname }: URL): string {
  return typeof window === 'undefined' ? pathname : href
}

const Drawing = styled.img`
  width: 240px;
  height: auto;
`
