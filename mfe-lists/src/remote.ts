import { createRemote } from 'federation/createRemote'
import { App, preparePage } from './App'
import { keep as keepLists } from './keep'

export const { contract, prepare, keep, bootstrap, mount, unmount } = createRemote(
  App,
  preparePage,
  keepLists,
)
