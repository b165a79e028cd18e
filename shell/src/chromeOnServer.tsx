import { createQueryClient } from 'federation/queryClient'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Chrome } from './chrome/Chrome'
import type { SiteConfig } from './config'
import { historyAt } from './historyAt'
import { isCountingSite } from './visits/analytics'

type Sheet = InstanceType<typeof ServerStyleSheet>['instance']
type Rules = Parameters<Sheet['insertRules']>

/** The frame of a page as HTML, with a place for the page, and the rules of its styles. */
type DrawnChrome = {
  around(page: string): string
  addStyles(sheet: Sheet): void
}

/** More places than the site has; anybody can write them in small and large letters. */
const MOST = 100
const PAGE = '<!--page-->'

/**
 * Draws the frame of pages. It knows nobody, and of an address it shows the first part only, so it is drawn once for
 * each: that of a list takes as long as a sixth of its page.
 */
export function createChromes(config: SiteConfig) {
  const drawn = new Map<string, DrawnChrome>()
  return (pathname: string, hasPage: boolean): DrawnChrome => {
    const [, first = ''] = pathname.split('/')
    const key = `${hasPage} ${first}`
    const chrome = drawn.get(key) ?? draw(config, `/${first}`, hasPage)
    if (drawn.size >= MOST) drawn.clear()
    drawn.set(key, chrome)
    return chrome
  }
}

function draw(config: SiteConfig, pathname: string, hasPage: boolean): DrawnChrome {
  const sheet = new ServerStyleSheet()
  const rules: Rules[] = []
  const insertRules = sheet.instance.insertRules.bind(sheet.instance)
  sheet.instance.insertRules = (...added) => {
    rules.push(added)
    insertRules(...added)
  }
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Chrome
          history={historyAt(pathname, '')}
          queryClient={createQueryClient()}
          outlet={outletWith(hasPage ? PAGE : undefined)}
          socialProfiles={config.socialProfiles}
          support={config.contact.support}
          isCounting={isCountingSite(config, new URL(config.origin).hostname)}
        />,
      ),
      { identifierPrefix: 'shell-' },
    )
    const [before = '', after = ''] = html.split(PAGE)
    return {
      around: (page) => (hasPage ? before + page + after : html),
      addStyles(sheet) {
        for (const [component, name, added] of rules)
          if (!sheet.hasNameForId(component, name)) sheet.insertRules(component, name, added)
      },
    }
  } finally {
    sheet.seal()
  }
}

const SHOWN = { kind: 'shown' } as const
const WAITING = { kind: 'waiting' } as const

function outletWith(markup: string | undefined) {
  const state = markup === undefined ? WAITING : SHOWN
  return { subscribe: () => () => {}, getState: () => state, getInitialState: () => state, markup }
}
