import { CONTRACT } from 'federation/contract'
import { createRemote } from 'federation/createRemote'
import { App, fault } from './App'

if (fault() === 'load') throw new Error('Broken on purpose while loading')

export const { bootstrap, mount, unmount } = createRemote(App)
export const contract = fault() === 'contract' ? CONTRACT + 1 : CONTRACT
