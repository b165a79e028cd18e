import { createStore } from './store'

/**
 * The open modal dialogs, the topmost last. Everything outside a modal dialog is inert, toasts too,
 * so <Toasts/> draws itself inside the topmost one.
 */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

export function enterTopLayer(dialog: HTMLDialogElement) {
  openDialogs.set([...openDialogs.get(), dialog])
}

export function leaveTopLayer(dialog: HTMLDialogElement) {
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog))
}
