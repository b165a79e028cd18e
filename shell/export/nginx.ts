import path from 'node:path'
import { isText, ReleaseError } from 'federation/release'
import { getMimeType } from 'hono/utils/mime'
import { commonHeaders, IMMUTABLE } from '../server/headers.ts'
import { WORKER_URL } from '../src/kept/names.ts'
import { REPORTS_URL } from '../src/visits/report.ts'
import type { StaticDocument } from './documents.ts'
import { redirects } from './redirects.ts'

type Options = {
  /** The folder that visitors see. */
  root: string
  documents: StaticDocument[]
  /** All files in it that are no documents. */
  files: string[]
  /** Whether the site's origin is https. */
  isSecure: boolean
  /** The headers of the scripts of releases. */
  script: Record<string, string>
  /** The headers of the worker. */
  worker: Record<string, string>
}

/** Writes the configuration of an nginx that serves the folder as the gateway serves the site. It needs no module. */
export function writeNginx({ root, documents, files, isSecure, script, worker }: Options): string {
  const headersOfFile = (cacheControl: string) => ({
    ...commonHeaders(isSecure),
    'cache-control': cacheControl,
  })
  /** Of what nginx answers by itself: redirects, refusals, reports. */
  const own = headerLines(commonHeaders(isSecure), ' always')
  const refusal = (name: string, status: number, text: string, headers: Record<string, string> = {}) =>
    block(name, [
      'default_type text/plain;',
      ...headerLines({ ...headersOfFile('no-store'), ...headers }, ' always'),
      `return ${status} "${text}";`,
    ])
  const [missing] = documents.filter((document) => !document.path)
  const pages = documents.filter((document) => document.path)
  const isVersioned = (file: string) => /^(assets|remotes)\//.test(file)
  const endings = [...new Set(files.filter(isVersioned).map((file) => path.extname(file).slice(1)))].sort()
  const [texts, others] = [true, false].map((wanted) =>
    endings.filter((one) => isText(`x.${one}`) === wanted),
  )
  return `# Written by \`npm run export\`: include this file in the http block of nginx.conf, and nginx serves the site that was
# exported. Set the lines marked with "here". After each export nginx must read it again (nginx -s reload).

# A part is one of the file as it is, never of a compressed copy.
map $http_range $sprouts_accepted {
  default "";
  "" $http_accept_encoding;
}

map $sprouts_accepted $sprouts_encoding {
  default "";
  "~*(^|[ ,])br(,|;q=(1|0\\.[1-9])|\\s|$)" br;
  "~*(^|[ ,])gzip(,|;q=(1|0\\.[1-9])|\\s|$)" gzip;
}

map $sprouts_encoding $sprouts_ending {
  default "";
  br .br;
  gzip .gz;
}

# nginx reads "//" and, at the end of a name, the code of a slash as "/" before it looks for a page. The site knows no such address.
map $request_uri $sprouts_odd {
  default "";
  "~*^/[^/?]*%2f" 1;
  "~^[^?]*//[^/?]" 1;
}

server {
  listen 80; # here
  root ${quoted(root)}; # here, if the folder is copied to another machine
  absolute_redirect off;
  server_tokens off;
  client_max_body_size 0; # no body is read: a request that has one is refused, or it is a report, which is dropped
  error_page 404 /404.html;
${[METHOD_REFUSED, ...own].map((line) => `  ${line}\n`).join('')}
${pages.map((page) => pageBlock(page, own)).join('')}${redirects
  .filter(({ path }) => !pages.some((page) => page.path === path))
  .map(({ path, to }) => block(`= ${path}`, [REFUSE_ODD, `return 302 ${quoted(to)};`]))
  .join(
    '',
  )}${block('= /404.html', ['internal;', ...contents('/404.html', '/404.html', ' always'), ...headerLines(missing?.headers ?? {}, ' always')])}${(
  texts ?? []
)
  .map((ending) =>
    block(
      `~ ^/(assets|remotes)/.+\\.${ending}$`,
      fileLines(`x.${ending}`, '$uri', {
        ...headersOfFile(IMMUTABLE),
        ...(ending === 'js' ? script : {}),
      }),
    ),
  )
  .join('')}${block('~ ^/(assets|remotes)/', [
  `types { ${(others ?? []).map((ending) => `${getMimeType(`x.${ending}`) ?? 'application/octet-stream'} ${ending};`).join(' ')} }`,
  ...FILE_REFUSALS,
  'try_files $uri =404;',
  ...headerLines(headersOfFile(IMMUTABLE)),
])}${files
  .filter((file) => !isVersioned(file))
  .map((file) => {
    const { 'content-type': _, ...own } = `/${file}` === WORKER_URL ? worker : {}
    return block(
      `= ${quoted(`/${file}`)}`,
      fileLines(file, `/${file}`, { ...headersOfFile(cacheControlOf(file)), ...own }),
    )
  })
  .join('')}${block(`^~ ${REPORTS_URL}`, ['return 204;'])}${block('~* "\\.[a-z0-9]{2,5}$"', [
  'error_page 404 = @missing;',
  'return 404;',
])}${block('/', ['return 404;'])}${refusal('@missing', 404, 'Not found')}${refusal('@method', 405, 'This method is not allowed', { allow: 'GET, HEAD' })}}
`
}

/** Not for 416: nginx has then set the headers of the file, and a page for it would set them again. */
const METHOD_REFUSED = 'error_page 405 = @method;'
const FILE_REFUSALS = ['error_page 404 = @missing;', METHOD_REFUSED]

/** What browsers and the gateway take for another address than nginx does. */
const REFUSE_ODD = 'if ($sprouts_odd) { return 404; }'

/**
 * An address whose first segment has a code of a letter, like `/%61ctivities`, with the rest in $1. nginx looks for a location
 * with all codes read, but the browser's router does not know such an address.
 */
const CODED = '$request_uri ~* "^/(?=[^/?]*%)(?:[\\w-]|%(?!2[ef])..)+([/?].*)?$"'

/** A document, or the redirect in its place, which has the headers of nginx's own answers. */
function pageBlock({ path: pattern = '', file, headers }: StaticDocument, own: string[]): string {
  const moved = redirects.find((redirect) => redirect.path === pattern)
  const redirect = moved ? `return 302 ${quoted(moved.to)};` : ''
  const [, first = ''] = pattern.split('/')
  const start = [
    REFUSE_ODD,
    // of a pattern, no more than its first segment is known
    ...(first ? [`if (${CODED}) { ${[...own, `return 308 /${first}$1;`].join(' ')} }`] : []),
  ]
  if (moved?.isForAll) return block(expressionOf(pattern), [...start, redirect])
  return block(expressionOf(pattern), [
    ...start,
    ...(moved ? [`if ($args = "") { ${[...own, redirect].join(' ')} }`] : []),
    ...contents(`/${file}`),
    ...headerLines(headers),
  ])
}

/** A slash at the end makes no difference. */
function expressionOf(pattern: string): string {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment))
  return pattern === '/' ? '= /' : `~ ^${segments.join('/')}/?$`
}

const block = (location: string, lines: string[]) =>
  `  location ${location} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n\n`

const fileLines = (file: string, found: string, headers: Record<string, string>) => [
  ...FILE_REFUSALS,
  ...contents(found, file),
  ...headerLines(headers),
]

/** Sends a text in the best encoding: each has compressed copies in the same folder. */
const contents = (found: string, file = found, forErrors: '' | ' always' = '') => [
  'types { }',
  `default_type ${quoted(getMimeType(file) ?? 'application/octet-stream')};`,
  `try_files ${found === '$uri' ? found + ENDING : quoted(found, ENDING)} =404;`,
  `add_header content-encoding $sprouts_encoding${forErrors};`,
  `add_header vary accept-encoding${forErrors};`,
]

/** What the name of the compressed copy ends with. */
const ENDING = '$sprouts_ending'

const headerLines = (headers: Record<string, string>, forErrors: '' | ' always' = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${forErrors};`)

const cacheControlOf = (file: string) =>
  file === 'registry.json'
    ? 'no-cache'
    : /^(robots|sitemap)/.test(file)
      ? 'public, max-age=3600'
      : 'public, max-age=86400'

/** A value in quotes, with a variable of nginx at its end. Throws a ReleaseError for signs that nginx would read as its own. */
function quoted(value: string, variable = ''): string {
  const quote = value.includes('"') ? "'" : '"'
  if (/[$\\\n]/.test(value) || value.includes(quote))
    throw new ReleaseError(
      `nginx would read signs of ${value} as its own ($, \\, two kinds of quotes): export to a folder with another name.`,
    )
  return quote + value + variable + quote
}
