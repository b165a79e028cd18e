import { createRequire } from 'node:module'
import path from 'node:path'

/** React Router has a production build, without its warnings, but names only the other one to bundlers. */
export function productionRouter(): Record<string, string> {
  const fromHere = createRequire(import.meta.url)
  const fromRouterDom = createRequire(fromHere.resolve('react-router-dom'))
  const manifest = fromRouterDom.resolve('react-router/package.json')
  return { 'react-router$': path.join(path.dirname(manifest), 'dist/production/index.mjs') }
}
