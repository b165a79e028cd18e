/** The part of the door that keeps the lists: a script of its own, which a page never waits for. */
export const keep = (...args: Parameters<typeof import('./queries/keepLists').keepLists>) =>
  import(/* webpackChunkName: "keepLists" */ './queries/keepLists').then(({ keepLists }) =>
    keepLists(...args),
  )
