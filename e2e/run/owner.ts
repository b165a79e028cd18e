import { runInNewContext } from 'node:vm'
import type { Locator, Page, TestInfo } from '@playwright/test'

/**
 * Writes into the errors of a failed test which remote owns the element that it was about, with its version: "owned by
 * lists 1a2b3c4d". Where the element is not on the page, that is the owner of the nearest one that its locator names,
 * else of the page.
 */
export async function nameOwner(page: Page, info: TestInfo): Promise<void> {
  const text = info.errors.map(({ message }) => message ?? '').join('\n')
  const owner = await ownerOf(page, locatorIn(text)).catch(() => undefined)
  if (!owner) return
  info.annotations.push({ type: 'owned by', description: owner })
  const [error] = info.errors
  if (!error) return
  const said = `owned by ${owner}`
  error.message = `${error.message ?? ''}\n\n${said}`
  // reporters print the stack, which begins with the message
  error.stack = error.stack?.replace(/^([\s\S]*?)(?=\n {4}at |$)/, (message) => `${message}\n\n${said}`)
}

/** The locator of an error, as Playwright writes it. */
export function locatorIn(error: string): string | undefined {
  const text = stripColours(error)
  return /^Locator: +(\S.*)$/m.exec(text)?.[1] ?? /waiting for ((?:getBy|locator)\w*\(.*\))/.exec(text)?.[1]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const stripColours = (text: string) => text.replaceAll(/\u001B\[[\d;]*m/g, '')

/** A locator and those that it was narrowed down from, the last step first. */
export function stepsOf(locator: string): string[] {
  const steps = locator.split(/(?<=\))\.(?=[a-z]\w*\()/i)
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
}

async function ownerOf(page: Page, locator: string | undefined): Promise<string> {
  for (const step of locator ? stepsOf(locator) : []) {
    // Playwright wrote it, from a locator of ours
    const found: Locator = runInNewContext(`page.${step}`, { page })
    if ((await found.count()) > 0) return found.first().evaluate(ownerInPage)
  }
  return page.locator('body').evaluate(ownerInPage)
}

/** Runs in the page. The marks: docs/contracts.md, "Document". */
function ownerInPage(element: Element): string {
  const shown = '#outlet [data-boundary]:not([hidden])'
  const marked = element.closest<HTMLElement>('[data-fragment], [data-boundary]')
  const holdsPage = element.querySelector('#outlet') ?? element.closest('#outlet')
  const boundary = marked ?? (holdsPage && document.querySelector<HTMLElement>(shown))
  const mark = boundary?.dataset.fragment ?? boundary?.dataset.boundary ?? 'shell'
  // the shell's own pages are a part of it
  const name = mark === 'pages' ? 'shell' : mark
  const remote = name.split('/')[0] ?? name
  const { microFrontends = {} } = JSON.parse(document.getElementById('registry')?.textContent || '{}')
  const version = microFrontends[remote]?.[0]?.metadata?.version ?? 'of an unknown version'
  return `${name} ${version}`
}
