import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import { events, globals, members, type Names, statics, styles } from './newer.ts'

/** The edition of ECMAScript that the oldest supported browsers can read; floor.test.ts compares it with MDN's data. */
const ECMA_VERSION = 2022

/** A script, with the types of acorn's tree that are looked at. */
type Tree = Node & Record<string, unknown>

/**
 * The names in a script that are newer than the oldest supported browsers. Throws an error for a syntax that they cannot
 * read, also in a regular expression.
 */
export function scanScript(source: string): string[] {
  const found = new Set<string>()
  const note = (name: string, names: Names, shown = name) => names.has(name) && found.add(shown)
  full(parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }), (node) => {
    const tree = node as Tree
    if (tree.type === 'Identifier') note(String(tree.name), globals)
    if (tree.type === 'MemberExpression') {
      const owner = (tree.object as Tree).name
      const name = memberOf(tree)
      if (!name) return
      if (/^(window|globalThis|self)$/.test(String(owner))) note(name, globals)
      if (note(`${owner}.${name}`, statics)) return
      note(name, members, `.${name}`)
    }
    if (tree.type === 'VariableDeclarator' && (tree.id as Tree).type === 'ObjectPattern') {
      const owner = (tree.init as Tree | null)?.name
      for (const { key } of (tree.id as unknown as { properties: Tree[] }).properties)
        note(`${owner}.${(key as Tree | undefined)?.name}`, statics)
    }
    if (tree.type === 'CallExpression' && nameOf(tree.callee as Tree) === 'addEventListener') {
      const [first] = tree.arguments as Tree[]
      note(String(first?.value), events, `event ${first?.value}`)
    }
    if (tree.type === 'NewExpression' && (tree.callee as Tree).name === 'RegExp') {
      const [, flags] = tree.arguments as Tree[]
      if (/[vd]/.test(String(flags?.value ?? ''))) throw new SyntaxError(`RegExp with flags ${flags?.value}`)
    }
    // rules that the script inserts
    if (tree.type === 'TemplateElement')
      scanStyle((tree.value as { raw: string }).raw).forEach(found.add, found)
    if (tree.type === 'Literal' && typeof tree.value === 'string')
      scanStyle(tree.value).forEach(found.add, found)
  })
  return [...found].sort()
}

const nameOf = (tree: Tree) => memberOf(tree) ?? tree.name

function memberOf({ type, computed, property }: Tree): string | undefined {
  if (type !== 'MemberExpression') return undefined
  const { name, value } = property as Tree
  if (!computed) return String(name)
  return typeof value === 'string' ? value : undefined
}

/** The names in a style sheet, or in a part of one, that are newer than the oldest supported browsers. */
export function scanStyle(text: string): string[] {
  const used = (names: Names, pattern: RegExp, shown: (name: string) => string) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => (names.has(name) ? [shown(name)] : []))
  return [
    ...used(styles.properties, /(?:^|[;{}\s])([a-z-]+)\s*:/g, (name) => `${name}:`),
    ...used(styles.atRules, /@([a-z-]+)[\s({]/g, (name) => `@${name}`),
    ...used(styles.selectors, /:([a-z-]+)/g, (name) => `:${name}`),
    ...used(styles.functions, /(?<![\w.-])([a-z-]+)\(/g, (name) => `${name}()`),
  ]
}
