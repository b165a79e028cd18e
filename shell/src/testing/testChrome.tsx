import type { HistoryService } from 'federation/contract'
import { createQueryClient } from 'federation/queryClient'
import { createPath, NavigationType, type To } from 'react-router-dom'
import { Chrome } from '../chrome/Chrome'

const noop = () => {}

const history: HistoryService = {
  getSnapshot: () => HOME,
  subscribe: () => noop,
  navigator: {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    go: noop,
    push: noop,
    replace: noop,
  },
}

const HOME = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  action: NavigationType.Pop,
}

const SHOWN = { kind: 'shown' } as const
const WAITING = { kind: 'waiting' } as const

/**
 * The frame of the home page, on a server or in a browser.
 * @param markup that of the page in it, on a server. Without it the page is on its way
 */
export function frame(isShown: boolean, markup?: string) {
  const state = isShown ? SHOWN : WAITING
  return (
    <Chrome
      history={history}
      queryClient={createQueryClient()}
      outlet={{ subscribe: () => noop, getState: () => state, getInitialState: () => state, markup }}
      socialProfiles={[{ name: 'Facebook', url: 'https://facebook.example' }]}
      support="team@sprouts.test"
      isCounting
    />
  )
}
