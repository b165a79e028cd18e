import type { Config, DOMPurify } from 'dompurify'
import styled from 'styled-components'
import { theme } from '../theme/theme'
import { ATTRIBUTE, LINK_ATTRIBUTES, REMOVED_WHOLE, readablePart, SAFE_ADDRESS, TAGS } from './allowed'

const config: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: [ATTRIBUTE],
  ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
  FORBID_CONTENTS: REMOVED_WHOLE,
}

/** No markup, as a value that Trusted Types allow. */
export const EMPTY_HTML: TrustedHTML | string =
  (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? ''

/** Markup from a sanitiser. Only this file can create it, because the class is not exported. */
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

let onServer: ((html: string) => string) | undefined

/** Stores the server's sanitiser (`shared-ui/serverHtml`). A server door calls it before a page is rendered. */
export function keepServerSanitiser(sanitiser: typeof onServer): void {
  onServer = sanitiser
}

/** What stands in the document for a text: a server writes it, and the browser leaves it there until it has its own. */
export function renderedHtml(html: string): SafeHtml {
  // React changes nothing while it hydrates, and afterwards only when this value changes
  return new Sanitised(onServer ? onServer(html) : EMPTY_HTML)
}

/**
 * Makes a listing's HTML safe to render: few tags, links only to http, https, mailto and tel, headings from h3 down (the
 * page has h1 and h2). Loads the sanitiser on the first call, and rejects if that fails.
 */
export async function sanitise(html: string): Promise<SafeHtml> {
  const purify = await loadPurifier()
  return new Sanitised(purify.sanitize(readablePart(html), config))
}

/** Renders sanitised HTML. It is the only component that sets markup. */
export function Html({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml can only come from the sanitisers above
  return <Prose suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html.markup }} />
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
    else if (name !== ATTRIBUTE || value === '') element.removeAttribute(name)
  }
  if (element.localName === 'a') {
    for (const [name, value] of Object.entries(LINK_ATTRIBUTES)) element.setAttribute(name, value)
  }
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
