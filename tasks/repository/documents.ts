import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'

/** A Markdown file of the repository: its path from the root, and its text. */
export type Document = { file: string; text: string }

/** Every file of the repository that git does not ignore, by its path from the root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // one that was removed and not committed yet is still in the index
  .filter((file) => existsSync(path.join(ROOT, file)))

export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

export const documents: Document[] = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file) }))

/** The texts of a document in backticks and in code blocks. */
export const codeOf = ({ text }: Document): string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, inline]) =>
    inline ? [inline] : (block?.split('\n') ?? []),
  )

/** The targets (file and anchor) of the links that stay in the repository. */
export const linksOf = ({ text }: Document): { target: string; anchor: string }[] =>
  [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .map(([, target = '', anchor = '']) => ({ target, anchor }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))

/** The anchor of a heading, by GitHub's rule. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The rows of the table whose first header is `header`. Cells have no backticks at their ends. */
export function tableOf(text: string, header: string): string[][] {
  const [, rows = ''] = new RegExp(`^\\| ${header} .*\\n\\|[-| :]+\\n((?:\\|.*\\n?)+)`, 'm').exec(text) ?? []
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')),
    )
}

export type Decision = {
  file: string
  number: number
  title: string
  date?: string
  status?: string
  body: string
}

/** The decisions on a page of docs/decisions. */
export const decisionsOf = ({ file, text }: Document): Decision[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, number, title = ''] = /^(\d+)\. (.+)/.exec(entry) ?? []
      const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (.+)\.$/m.exec(entry) ?? []
      return { file, number: Number(number), title, date, status, body: entry }
    })

/** The props of each fragment by its name, as federation/src/contract.ts declares them. An optional one is `image?`. */
export function fragmentsOf(contract: string): Record<string, string[]> {
  const [, body = ''] = /export type Fragments = \{([\s\S]*?)\n\}/.exec(contract) ?? []
  const plain = body.replace(/\/\*\*[\s\S]*?\*\//g, '')
  const fragments = [...plain.matchAll(/'([\w/]+)': \{([\s\S]*?)(?:\n {2}\}| \})$/gm)]
  return Object.fromEntries(
    fragments.map(([, name, props = '']) => {
      const flat = props.replace(/\{[^{}]*\}/g, '')
      return [name, [...flat.matchAll(/(\w+\??)[:(]/g)].map(([, prop = '']) => prop)]
    }),
  )
}
