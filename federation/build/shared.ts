import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rsbuild/core'

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
  Object.entries(OWNERS).map(([specifier, owner]) => {
    const version = installedVersion(owner, import.meta.dirname)
    if (!version) throw new Error(`${owner} is not installed: run pnpm install`)
    return [specifier, version]
  }),
)

/**
 * Throws an error if a package has another version of a shared package than the page lends it: its types and its tests
 * would be of another version than what visitors get.
 */
export function checkShared(folder: string): void {
  const others = Object.entries(OWNERS).flatMap(([specifier, owner]) => {
    const own = installedVersion(owner, folder)
    const lent = sharedVersions[specifier]
    return own && own !== lent ? [`${specifier} ${own} (the page lends ${lent})`] : []
  })
  if (others.length > 0) throw new Error(`${path.basename(folder)} has its own ${others.join(', ')}.`)
}

/** The version that code in a folder gets, or undefined. */
function installedVersion(name: string, folder: string): string | undefined {
  const require = createRequire(path.join(folder, 'any.js'))
  for (const place of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(place, name, 'package.json'), 'utf8')).version
    } catch {
      // not installed in this folder: try the parent folder
    }
  }
}

/**
 * Production builds write this instead of `import` where they load a chunk (src/checkedImport.ts). The bundler's paths
 * are relative to the script that loads the chunk, so it makes them absolute.
 */
export const CHECKED_IMPORT = '((file) => _FEDERATION_IMPORT(new URL(file, import.meta.url).href))'

/** The shell's own script, and of a remote what it mounts, its pages, and the buttons that it lends. */
const FIRST_SCRIPTS = /(^|\/)(index|app|\w+(Page|Button))\.\w+\.js$/

/**
 * Marks the scripts of which a page calls most functions at once, by a comment that V8 knows: it compiles them while they
 * arrive, on another thread. Otherwise each function stops the page when it is called first.
 */
export const compiledAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: FIRST_SCRIPTS,
    // after the minifier, which removes comments, and before the name's digest
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  })
