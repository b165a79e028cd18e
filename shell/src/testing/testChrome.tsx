import { createQueryClient } from 'federation/queryClient'
import { Chrome } from '../chrome/Chrome'
import { historyAt } from '../historyAt'

const noop = () => {}

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
      history={historyAt('/', '')}
      queryClient={createQueryClient()}
      outlet={{ subscribe: () => noop, getState: () => state, getInitialState: () => state, markup }}
      socialProfiles={[{ name: 'Facebook', url: 'https://facebook.example' }]}
      support="team@sprouts.test"
      isCounting
    />
  )
}
