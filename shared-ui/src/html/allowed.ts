/* What a listing's HTML may have: for the sanitiser of the browser (Html.tsx) and for the server's (serverHtml.ts). */

/** The maximum length of a text in characters; longer texts are cut off before they are parsed. */
export const MAX_LENGTH = 20_000

export const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'a',
  'hr',
]

/** Elements that are removed with all that is in them. Of other elements that are not allowed the content stays. */
export const REMOVED_WHOLE = [
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'svg',
  'math',
  'object',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'select',
  'title',
  'textarea',
]

export const ATTRIBUTE = 'href'

export const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:)/i

/** What every link gets. */
export const LINK_ATTRIBUTES = { rel: 'noopener noreferrer nofollow ugc', target: '_blank' }

/** The part of a text that is read, with h1 to h3 as h3, and h4 to h6 as h4: the page has h1 and h2. */
export function readablePart(html: string): string {
  return html
    .slice(0, MAX_LENGTH)
    .replace(/<(\/?)h([1-6])(?=[\s>/])/gi, (_, slash, level) => `<${slash}h${level > 3 ? 4 : 3}`)
}
