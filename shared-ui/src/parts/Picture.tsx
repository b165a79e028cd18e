import { useState } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'

export type PictureSource = { src: string; srcSet?: string; alt: string }

type PictureProps = {
  /** Without a picture, or if it cannot be loaded, the placeholder is shown. */
  image: PictureSource | null
  sizes: string
  /** Loads the picture eagerly with high priority, for the first picture of a page. */
  priority?: boolean
}

/** A 3:2 picture that fills its box. */
export function Picture({ image, sizes, priority = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (!image || image.src === brokenSrc) return <Placeholder />
  return (
    <Photo
      ref={(photo) => {
        // it failed on a page of the server, before anyone listened
        if (photo?.complete && photo.naturalWidth === 0) setBrokenSrc(image.src)
      }}
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? sizes : undefined}
      alt={image.alt}
      width={960}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setBrokenSrc(image.src)}
    />
  )
}

/** Sky, sun, hills and the leaf of the logo. Inline, so that it needs no network. */
function Placeholder() {
  return (
    <Drawing viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#d8edf6" d="M0 0h96v64H0z" />
      <circle fill="#ffefbf" cx="70" cy="20" r="15" />
      <circle fill="#ffc93c" cx="70" cy="20" r="8" />
      <path fill="#a9d8c0" d="M0 46c16-12 30-12 46-3s32 8 50-4v25H0z" />
      <path fill="#4fae7f" d="M0 54c22-8 40-6 58-1s26 4 38 0v11H0z" />
      <path fill="#0e7558" d="M47 47c-.3-7 2.4-13 11-16 1 9-2.4 15-11 16z" />
      <path fill="#4fae7f" d="M45.6 47c-5-.5-8.6-3.6-9.4-9.6 6 .6 9.4 3.6 9.4 9.6z" />
      <path stroke="#0e7558" strokeWidth="1.8" strokeLinecap="round" d="M46.3 46v6" />
    </Drawing>
  )
}

const Photo = styled.img`
  width: 100%;
  height: 100%;
  background: ${theme.skeleton.base};
  object-fit: cover;
`

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
`
