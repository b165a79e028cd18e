import { createTeller } from '../server/operations/tellSeldom.ts'

/** Logs why pages cannot be rendered, each reason once a minute. */
export function createNotes(now?: () => number) {
  const tell = createTeller(now)
  return (error: unknown) => {
    const [line = ''] = String(error).split('\n')
    // the backend may quote what a visitor has typed
    const reason = line.replace(/"[^"]*"|'[^']*'/g, '"..."')
    tell(`A page could not be rendered, the browser draws it: ${reason}`)
  }
}
