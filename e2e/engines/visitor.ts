import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Tab } from './tab.ts'

type AriaRole = Parameters<Page['getByRole']>[0]

/** What a visitor looks for, by what they see or hear of it. A text is the whole one; parts of it as a RegExp. */
export type Target = (
  | { role: AriaRole; name?: string | RegExp; level?: number }
  | { label: string | RegExp }
  | { text: string | RegExp }
) & { within?: Target }

export const role = (name: AriaRole, named?: string | RegExp, within?: Target): Target => ({
  role: name,
  name: named,
  within,
})
export const label = (text: string | RegExp, within?: Target): Target => ({ label: text, within })
export const text = (words: string | RegExp, within?: Target): Target => ({ text: words, within })

export type Visitor = ReturnType<typeof visitorOf>

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)
const LIBRARY = { toString: () => `function () { ${readFileSync(library, 'utf8')} }` } as () => void

/** The W3C codes of the keys that have no letter. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}

/** What a visitor does in a tab. Each step waits until it can be done, as a person would. */
export function visitorOf(tab: Tab, origin: string) {
  /** Runs a function on the elements that can be seen, and gives what it returns. */
  async function look<Result>(
    target: Target,
    read: (elements: HTMLElement[]) => Result | Promise<Result>,
  ): Promise<Result> {
    const code = {
      toString: () => `async (target) =>
        'TestingLibraryDom' in window && { found: await (${read})((${find})(target, document.body)) }`,
    } as (target: object) => Promise<{ found: Result } | false>
    for (let tries = 5; ; tries -= 1) {
      try {
        const answer = await tab.run(code, inJson(target))
        if (answer) return answer.found
        // each document needs it anew
        await tab.run(LIBRARY)
      } catch (error) {
        // the page was left while it was asked
        if (tries === 0) throw error
      }
    }
  }

  const count = (target: Target) => look(target, (elements) => elements.length)

  async function point(target: Target): Promise<Place> {
    let place: Place | null = null
    await expect
      .poll(
        async () => {
          place = await look(target, reach)
          return place
        },
        `${describe(target)} can be reached`,
      )
      .not.toBeNull()
    return place as unknown as Place // the poll has failed otherwise
  }

  async function click(target: Target) {
    const { x, y } = await point(target)
    await tab.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  async function type(words: string) {
    const actions = [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await tab.act([{ type: 'key', id: 'keys', actions }])
  }

  return {
    tab,
    open: (path: string) => tab.goTo(new URL(path, origin).href),
    /** Waits until it can be seen; with a number, until it can be seen so many times. */
    async sees(target: Target, times?: number) {
      const seen = expect.poll(() => count(target), describe(target))
      await (times === undefined ? seen.toBeGreaterThan(0) : seen.toBe(times))
    },
    async misses(target: Target) {
      await expect.poll(() => count(target), describe(target)).toBe(0)
    },
    async holds(target: Target, value: string | RegExp) {
      const held = () => look(target, ([first]) => (first as HTMLInputElement | undefined)?.value ?? '')
      await expect.poll(held, describe(target)).toMatch(value)
      return held()
    },
    async isDisabled(target: Target) {
      const disabled = () => look(target, ([first]) => first?.matches(':disabled') ?? false)
      await expect.poll(disabled, `${describe(target)} is disabled`).toBe(true)
    },
    /** Waits until the focus is there. */
    async isAt(target: Target) {
      const focused = () => look(target, (elements) => elements.some((one) => one === document.activeElement))
      await expect.poll(focused, `the focus is on ${describe(target)}`).toBe(true)
    },
    click,
    async fill(target: Target, words: string) {
      await click(target)
      await type(words)
    },
    press: (key: keyof typeof KEYS) => type(KEYS[key]),
    async scrollTo(target: Target) {
      await look(target, (elements) => elements.at(-1)?.scrollIntoView({ block: 'center' }))
    },
    back: () => tab.run(() => history.back()),
    async isOn(path: RegExp) {
      const current = () => tab.run(() => location.pathname + location.search)
      await expect.poll(current).toMatch(path)
    },
  }
}

type Place = { x: number; y: number }

const describe = ({ within, ...target }: Target): string =>
  Object.values(target).join(' ') + (within ? ` in ${describe(within)}` : '')

/** A RegExp has no JSON. */
const inJson = (target: Target): object =>
  JSON.parse(
    JSON.stringify(target, (_, value) => (value instanceof RegExp ? { source: value.source } : value)),
  )

/** Runs in the page: what can be seen of a target, by Testing Library's rules for roles, names and labels. */
function find(target: object, root: HTMLElement): HTMLElement[] {
  type Words = string | { source: string }
  type Asked = { role?: string; name?: Words; level?: number; label?: Words; text?: Words; within?: Asked }
  const dom: typeof import('@testing-library/dom') = Reflect.get(window, 'TestingLibraryDom')
  const plain = (words: Words | undefined) =>
    typeof words === 'object' ? new RegExp(words.source) : (words ?? '')
  function all({ role, name, level, label, text, within }: Asked): HTMLElement[] {
    const roots = within ? all(within) : [root]
    return roots.flatMap((one) => {
      if (role)
        return dom.queryAllByRole(one, role, { ...(name && { name: plain(name) }), ...(level && { level }) })
      const found = label ? dom.queryAllByLabelText(one, plain(label)) : dom.queryAllByText(one, plain(text))
      // not checkVisibility: Safari has it since 17.4
      return found.filter(
        (element) =>
          element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      )
    })
  }
  return all(target)
}

/** Runs in the page: where the first element can be clicked; nothing while it moves or something lies over it. */
async function reach([element]: HTMLElement[]): Promise<Place | null> {
  if (!element) return null
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isInside = ({ x, y }: Place) => element.contains(document.elementFromPoint(x, y))
  if (!isInside(place())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = place()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = place()
  const isStill = before.x === after.x && before.y === after.y
  const covering = document.elementFromPoint(after.x, after.y)
  const isLabelled = covering?.closest('label')?.contains(element) ?? false
  return isStill && (isInside(after) || isLabelled) ? after : null
}
