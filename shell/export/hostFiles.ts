import { IMMUTABLE } from '../server/headers.ts'
import { WORKER_URL } from '../src/kept/names.ts'
import type { StaticDocument } from './documents.ts'
import { redirects } from './redirects.ts'

/**
 * The headers as a file in the format that several hosts of static sites read. Where several rules fit an address they
 * join the values, so what all documents have stands once, and the rest only where it differs.
 * @param worker the headers of the worker
 */
export function writeHeaders(documents: StaticDocument[], worker: Record<string, string>): string {
  const all = documents.map(({ headers }) => linesOf(headers))
  // each document says by itself how long it is kept, because the rule for all addresses is also that of files
  const common = (all[0] ?? []).filter((line) => isCommon(line, all) && !line.startsWith('cache-control'))
  const own = documents.flatMap(({ path }, index) =>
    path
      ? [
          rule(
            path,
            (all[index] ?? []).filter((line) => !common.includes(line)),
          ),
        ]
      : [],
  )
  const immutable = [`cache-control: ${IMMUTABLE}`]
  return [
    rule('/*', common),
    ...own,
    rule('/registry.json', ['cache-control: no-cache']),
    rule(WORKER_URL, linesOf(worker)),
    rule('/assets/*', immutable),
    rule('/remotes/*', immutable),
  ].join('')
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const isCommon = (line: string, all: string[][]) => all.every((lines) => lines.includes(line))

const rule = (path: string, lines: string[]) => `${[path, ...lines.map((line) => `  ${line}`)].join('\n')}\n`

/** The redirects, and which document answers a path with parameters, in the format that goes with the headers. */
export function writeRedirects(documents: StaticDocument[]): string {
  const moved = redirects.filter(({ isForAll }) => isForAll).map(({ path, to }) => `${path} ${to} 302`)
  const drawn = documents.flatMap(({ path, file }) =>
    path?.includes(':') ? [`${path} /${file.replace('.html', '')} 200`] : [],
  )
  return `${[...moved, ...drawn].join('\n')}\n`
}
