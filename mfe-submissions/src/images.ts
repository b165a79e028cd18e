/** Bytes; the hint names this limit, and nothing enforces it (spec.md section 5). */
const LARGE = 5 * 1024 * 1024

export function isLarge(bytes: number): boolean {
  return bytes > LARGE
}

/** A file's size as people read it: "340 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${Math.ceil(bytes / 1024)} kB`
}
