import { paths, shortcuts } from 'shared-ui/paths'
import { CHANGE_PASSWORD_URL } from '../server/found/foundRoutes.ts'

/** A redirect that a host can make without knowing how the query is read. */
export type Redirect = {
  path: string
  to: string
  /** Whether it is right for any query. Otherwise the page reads the query, and only a bare address is redirected. */
  isForAll: boolean
}

/** The shortcuts of the site, and where password managers ask. */
export const redirects: Redirect[] = [
  ...shortcuts.map(({ path, target }) => ({
    path,
    to: target(''),
    isForAll: target('') === target('?search=anything'),
  })),
  { path: CHANGE_PASSWORD_URL, to: paths.profile, isForAll: true },
]
