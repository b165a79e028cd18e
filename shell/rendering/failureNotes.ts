/** Logs why pages cannot be rendered: once, and again after one could, or for another reason. */
export function createNotes() {
  let last: string | undefined
  return (error: unknown) => {
    const [line] = error === undefined ? [] : String(error).split('\n')
    // the backend may quote what a visitor has typed
    const reason = line?.replace(/"[^"]*"|'[^']*'/g, '"..."')
    if (reason && reason !== last)
      console.error(`A page could not be rendered, the browser draws it: ${reason}`)
    last = reason
  }
}
