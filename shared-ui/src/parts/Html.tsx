import type { Config, DOMPurify } from 'dompurify'
import styled from 'styled-components'
import { theme } from '../theme/theme'

/** The maximum length of a text in characters; longer texts are cut off before they are parsed. */
const MAX_LENGTH = 20_000

/** The number of cached sanitised texts, so that a page that renders again does not sanitise again. */
const MAX_REMEMBERED = 50

const config: Config = {
  ALLOWED_TAGS: [
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
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
  FORBID_CONTENTS: [
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
  ],
}

/** No markup, as a value that Trusted Types allow. */
export const EMPTY_HTML: TrustedHTML | string =
  (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? ''

/** Markup from sanitise(). Only this file can create it, because the class is not exported. */
class Sanitised {
  readonly #markup: TrustedHTML | string

  constructor(markup: TrustedHTML | string) {
    this.#markup = markup
  }

  get markup() {
    return this.#markup
  }
}

export type SafeHtml = Sanitised

const remembered = new Map<string, Promise<SafeHtml>>()

/**
 * Makes a listing's HTML safe to render: few tags, links only to http, https, mailto and tel, headings from h3 down (the
 * page has h1 and h2). Loads the sanitiser on the first call, and rejects if that fails.
 */
export function sanitise(html: string): Promise<SafeHtml> {
  const text = html.slice(0, MAX_LENGTH)
  const known = remembered.get(text)
  if (known) return known

  const result = clean(text)
  remembered.set(text, result)
  // do not cache a failure: the next call tries again
  result.catch(() => remembered.delete(text))
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return result
}

/** Renders sanitised HTML. It is the only component that sets markup. */
export function Html({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml can only come from sanitise() above
  return <Prose dangerouslySetInnerHTML={{ __html: html.markup }} />
}

async function clean(html: string): Promise<SafeHtml> {
  const purify = await loadPurifier()
  return new Sanitised(purify.sanitize(shiftHeadings(html), config))
}

let purifier: Promise<DOMPurify> | undefined

/** One instance, and so one Trusted Types policy, for the whole site. */
function loadPurifier(): Promise<DOMPurify> {
  purifier ??= import('dompurify').then(({ default: create }) => {
    const purify = create(window)
    purify.addHook('afterSanitizeAttributes', tidyAttributes)
    return purify
  })
  purifier.catch(() => {
    purifier = undefined
  })
  return purifier
}

function tidyAttributes(element: Element) {
  for (const { name, value } of [...element.attributes]) {
    // a removed `is` would be serialised again; an empty one names no custom element
    if (name === 'is') element.setAttribute('is', '')
    else if (name !== 'href' || value === '') element.removeAttribute(name)
  }
  if (element.localName === 'a') {
    element.setAttribute('rel', 'noopener noreferrer nofollow ugc')
    element.setAttribute('target', '_blank')
  }
}

/** Changes h1 to h3 into h3, and h4 to h6 into h4, before the text is sanitised. */
function shiftHeadings(html: string): string {
  return html.replace(/<(\/?)h([1-6])(?=[\s>/])/gi, (_, slash, level) => `<${slash}h${level > 3 ? 4 : 3}`)
}

const Prose = styled.div`
  max-width: 62ch;
  overflow-wrap: break-word;

  > * + * {
    margin-top: ${theme.space[3]};
  }

  > * + :is(h3, h4) {
    margin-top: ${theme.space[5]};
  }

  ul,
  ol {
    padding-left: ${theme.space[6]};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  a {
    color: ${theme.color.brandStrong};
    font-weight: ${theme.weight.medium};
  }
`
