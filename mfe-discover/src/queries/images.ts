import { imageSource, imageUrl } from 'shared-auth'

/** A row of image_metadata as far as it is asked for. */
export type ImageRow = { image_url: string; alt_text: string | null; caption?: string | null }

export type ActivityImage = { src: string; srcSet?: string; alt: string; caption: string | null }

/** The picture of a row, for flatMap: none where its address is none (spec.md section 3, image path rule). */
export function toImage({ image_url, alt_text, caption = null }: ImageRow): ActivityImage[] {
  const source = imageSource(image_url, imageUrl)
  return source ? [{ ...source, alt: alt_text ?? '', caption }] : []
}
