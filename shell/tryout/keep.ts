/**
 * Keeps the overrides of an address (`?mfe=`) for this tab, and takes them out of the address. A document that was
 * opened without them is loaded again with them. It runs before anything else of the page, so that no page ever sees
 * the parameter. No module: its declarations are in a block.
 */
{
  const KEY = 'sprouts-overrides'
  const OVERRIDES = /^mfe(=|$)/
  const pairs = window.location.search.slice(1).split('&').filter(Boolean)
  const others = pairs.filter((pair) => !OVERRIDES.test(pair))
  const isAsked = others.length < pairs.length
  const named = new URLSearchParams(window.location.search).getAll('mfe').join(',').split(',').filter(Boolean)
  const asked = named.filter((name) => name !== 'panel').join(',')
  // who asks for the panel alone keeps what is tried out
  const panel = named.includes('panel') ? ',panel' : ''

  /** Changes the address of this entry of the history, which keeps its state. */
  const show = (query: string[]) => {
    const search = query.length > 0 ? `?${query.join('&')}` : ''
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + hash)
  }

  /** Where the browser allows no storage, overrides hold for one document. */
  const keep = (value: string) => {
    try {
      if (value) window.sessionStorage.setItem(KEY, value)
      else window.sessionStorage.removeItem(KEY)
    } catch {}
  }
  const kept = () => {
    try {
      return window.sessionStorage.getItem(KEY) ?? ''
    } catch {
      return ''
    }
  }

  if (isAsked && !(panel && !asked && kept())) {
    keep(asked)
    show(others)
    // a logout empties the storage of the tab, which is no reason to forget them
    window.addEventListener('pagehide', () => keep(asked))
  } else if (kept()) {
    // no other script of this document may run
    window.stop()
    show([...others, `mfe=${encodeURIComponent(kept() + panel)}`])
    window.location.reload()
  }
}
