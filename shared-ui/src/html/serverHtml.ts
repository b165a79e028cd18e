import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse } from 'parse5'
import {
  ATTRIBUTE,
  LINK_ATTRIBUTES,
  MAX_LENGTH,
  REMOVED_WHOLE,
  readablePart,
  SAFE_ADDRESS,
  TAGS,
} from './allowed'

type Element = DefaultTreeAdapterTypes.Element
type Child = DefaultTreeAdapterTypes.ChildNode
type Attributes = Element['attrs']

/** More elements than a text can name: misnested tags make a parser repeat elements without end. */
const MAX_ELEMENTS = MAX_LENGTH / 2

/**
 * Makes a listing's HTML safe to write into a document on a server, which has no DOM. The result is the one of the
 * browser's sanitiser (Html.tsx), so that nothing moves when the browser puts its own in this place. A text from which a
 * parser would make more than MAX_ELEMENTS loses its markup and stays readable. It must not be written inside a
 * paragraph, a link, a heading or a list.
 */
export function serverHtml(html: string): string {
  const text = readablePart(html)
  // the browser's sanitiser leaves a text without tags as it is
  if (!text.includes('<')) return text
  try {
    const body = parseBody(text)
    const space = /^[\r\n\t ]+/.exec(text)?.[0] ?? ''
    // a text can make a parser leave out the body
    return body ? space + write(body) : ''
  } catch (error) {
    if (error instanceof TooManyElements) return escapeText(text.replace(TAG, ' '))
    throw error
  }
}

/** A tag ends before the next `<`, so every character is read once. */
const TAG = /<[a-z/!?][^<>]*>/gi

/** Throws a TooManyElements. */
function parseBody(text: string): Element | undefined {
  let count = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      if (++count > MAX_ELEMENTS) throw new TooManyElements()
      return defaultTreeAdapter.createElement(...given)
    },
  }
  const document = parse(text, { scriptingEnabled: false, treeAdapter })
  const root = document.childNodes.find(isElement)
  return root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body')
}

class TooManyElements extends Error {}

/** Writes what is in an element. Without recursion: a text can be nested thousands of levels deep. */
function write(body: Element): string {
  let written = ''
  const left: (Child | string)[] = body.childNodes.toReversed()
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') written += next
    else if (defaultTreeAdapter.isTextNode(next)) written += escapeText(next.value)
    else if (isElement(next) && !isRemoved(next)) {
      const { tagName, attrs, childNodes } = next
      const isAllowed = TAGS.includes(tagName)
      if (isAllowed) written += `<${tagName}${writeAttributes(tagName, attrs)}>`
      if (isAllowed && !VOID.includes(tagName)) left.push(`</${tagName}>`)
      left.push(...childNodes.toReversed())
    }
  }
  return written
}

const VOID = ['br', 'hr']

const isElement = (node: Child): node is Element => defaultTreeAdapter.isElementNode(node)

function isRemoved(element: Element): boolean {
  return (
    REMOVED_WHOLE.includes(element.tagName) ||
    element.namespaceURI !== names.NS.HTML ||
    looksLikeHiddenMarkup(element) ||
    (element.tagName === 'form' && isClobbered(element))
  )
}

/** A text that reads like a tag, next to a comment: the browser's sanitiser does not trust it. */
function looksLikeHiddenMarkup({ childNodes }: Element): boolean {
  if (childNodes.some(isElement) || !childNodes.some(defaultTreeAdapter.isCommentNode)) return false
  const text = childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')
  return /<[/\w!]/.test(text)
}

/** What the browser's sanitiser asks a form for. A field of such a name stands in its place. */
const FORM_PROPERTIES = [
  'nodeName',
  'textContent',
  'removeChild',
  'attributes',
  'removeAttribute',
  'removeAttributeNode',
  'getAttributeNode',
  'setAttribute',
  'namespaceURI',
  'insertBefore',
  'hasChildNodes',
  'nodeType',
  'childNodes',
]

function isClobbered(form: Element): boolean {
  const left = form.childNodes.filter(isElement)
  for (let next = left.pop(); next; next = left.pop()) {
    const isNamed = ({ name, value }: Attributes[number]) =>
      (name === 'id' || name === 'name') && FORM_PROPERTIES.includes(value)
    if (next.attrs.some(isNamed)) return true
    left.push(...next.childNodes.filter(isElement))
  }
  return false
}

function writeAttributes(tagName: string, attributes: Attributes): string {
  const value = attributes.find(({ name }) => name === ATTRIBUTE)?.value.trim()
  const kept = [
    ...(value && isSafe(value) ? [[ATTRIBUTE, value]] : []),
    // the browser's sanitiser cannot remove this one, and empties it
    ...(attributes.some(({ name }) => name === 'is') ? [['is', '']] : []),
    ...(tagName === 'a' ? Object.entries(LINK_ATTRIBUTES) : []),
  ]
  return kept.map(([name, text = '']) => ` ${name}="${escapeAttribute(text)}"`).join('')
}

/** The end of a comment or of a raw text, as the browser's sanitiser finds it in a value. */
const BREAKOUT = /((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i
/** What the browser's sanitiser ignores in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const SPACE = /[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g

const isSafe = (value: string): boolean =>
  !BREAKOUT.test(value) && SAFE_ADDRESS.test(value.replace(SPACE, ''))

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00A0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00A0', '&nbsp;').replaceAll('"', '&quot;')
