type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'attributes'>
>

/** Creates an element. Texts become text nodes: nothing of an address is ever read as HTML. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props<Tag> & { attributes?: Record<string, string> } = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const { attributes = {}, ...fields } = props
  const element = Object.assign(document.createElement(tag), fields)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
