import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** The packages of the facade (src/sharing.ts) with the package.json that holds their version. */
const OWNERS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  'styled-components': 'styled-components',
  'shared-ui': 'shared-ui',
  'shared-auth': 'shared-auth',
}

/** The folder of a server build, below the output folder of the browser's build. */
export const SERVER_FOLDER = 'server'

/** Specifier -> installed version. The catalog in pnpm-workspace.yaml is where the versions are written. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  Object.entries(OWNERS).map(([specifier, owner]) => [specifier, installedVersion(owner)]),
)

function installedVersion(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version
    } catch {
      // not installed in this folder: try the parent folder
    }
  }
  throw new Error(`${name} is not installed: run pnpm install`)
}

/**
 * Production builds write this instead of `import` where they load a chunk (src/checkedImport.ts). The bundler's paths
 * are relative to the script that loads the chunk, so it makes them absolute.
 */
export const CHECKED_IMPORT = '((file) => _FEDERATION_IMPORT(new URL(file, import.meta.url).href))'
