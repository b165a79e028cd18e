import { parseJson } from 'shared-auth'

/** The data of a chosen file that is stored in the draft, without its content. `size` is in bytes. */
export type ChosenImage = { id: string; name: string; size: number; isOther?: boolean }

/** What is known of a chosen file. A phone lets parents choose any; of some kinds of image a browser has no type. */
export const imageOf = ({ name, size, type }: File): ChosenImage => ({
  id: crypto.randomUUID(),
  name,
  size,
  isOther: /^(?!image\/)./.test(type),
})

/** Size limit in bytes. Only the hint shows it; it is not enforced (spec.md section 5). */
const LARGE = 5 * 1024 * 1024

/** Whether a file has more than the 5 MB that the hint names. */
export function isLarge(bytes: number): boolean {
  return bytes > LARGE
}

/** Formats a file size: "340 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${Math.ceil(bytes / 1024)} kB`
}

/** Serialises the chosen images for the draft, whose values are all text. */
export function writeImages(images: ChosenImage[]): string {
  return images.length > 0 ? JSON.stringify(images) : ''
}

/** Parses that field. Invalid entries are dropped. */
export function readImages(text: string): ChosenImage[] {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.filter(isChosenImage) : []
}

function isChosenImage(value: unknown): value is ChosenImage {
  const { id, name, size } = Object(value)
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number'
}
