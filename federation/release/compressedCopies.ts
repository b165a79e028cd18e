import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The ending of a compressed copy's name, by the encoding that browsers know it as. */
export const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Whether a file is text, which has compressed copies. Pictures and fonts are compressed already. */
export const isText = (file: string) => /\.(js|css|svg|html|json|xml|txt)$/.test(file)

/** The compressed copies of a text file, by their names. */
export async function compressedCopies(
  file: string,
  bytes: Buffer,
): Promise<[file: string, bytes: Buffer][]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [br, gzip] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return [
    [file + ENDINGS.br, br],
    [file + ENDINGS.gzip, gzip],
  ]
}
