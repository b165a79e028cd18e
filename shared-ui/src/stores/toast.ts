import { createStore } from './store'

export type ToastKind = 'success' | 'info' | 'error'

/** A link to the next step: "Log in". */
type ToastWay = { label: string; to: string }

export type ToastItem = {
  id: number
  kind: ToastKind
  title: string
  text?: string
  way?: ToastWay
  /** Increased when the same message is shown again: its time starts again and it is not stacked. */
  repeats: number
  /** When it was last shown, in milliseconds of performance.now(). */
  at: number
}

/** The maximum number of toasts on screen; the oldest is removed. */
const MAX_TOASTS = 3

export const toasts = createStore<readonly ToastItem[]>([])

let lastId = 0

/**
 * Short messages of any remote, rendered by the shell's <Toasts/>. Titles and texts are those of spec.md section 8; if a
 * message has one sentence only, it is the title.
 */
export const toast = {
  success: (title: string, text?: string) => show('success', title, text),
  info: (title: string, text?: string, way?: ToastWay) => show('info', title, text, way),
  error: (title: string, text?: string, way?: ToastWay) => show('error', title, text, way),
  /** Removes the errors of the last attempt. <Toasts/> calls it for every form that is submitted. */
  dropErrors: () => toasts.set(toasts.get().filter((item) => item.kind !== 'error')),
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((item) => item.id !== id))
}

function show(kind: ToastKind, title: string, text?: string, way?: ToastWay) {
  // a success makes earlier errors obsolete
  const at = performance.now()
  const items = toasts.get().filter((item) => kind !== 'success' || item.kind !== 'error')
  const same = items.find((item) => item.kind === kind && item.title === title && item.text === text)
  if (same) {
    toasts.set(items.map((item) => (item === same ? { ...item, repeats: item.repeats + 1, at } : item)))
    return
  }
  lastId += 1
  toasts.set([...items, { id: lastId, kind, title, text, way, repeats: 0, at }].slice(-MAX_TOASTS))
}
