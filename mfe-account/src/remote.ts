import { createRemote } from 'federation/createRemote'
import { App } from './App'

export const { contract, bootstrap, mount, unmount } = createRemote(App)
