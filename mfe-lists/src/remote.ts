import { createRemote } from 'federation/createRemote'
import { App, preparePage } from './App'

export const { contract, prepare, bootstrap, mount, unmount } = createRemote(App, preparePage)
