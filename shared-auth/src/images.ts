import { type ImageSource, imageSourceAt } from './imagePath'
import { settings } from './settings'

/** The picture of an `image_metadata.image_url` in the backend of this page (imagePath.ts has the rule). */
export const imageSource = (value: unknown): ImageSource | null => imageSourceAt(() => settings().url, value)
