import { useSyncExternalStore } from 'react'
import { kids } from './kids'

/** The age groups of the visitor's children, from the youngest on; empty until they are chosen. */
export const useKids = () => useSyncExternalStore(kids.subscribe, kids.get, kids.getInitial)
