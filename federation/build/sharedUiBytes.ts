import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createRsbuild } from '@rsbuild/core'
import { ROOT } from './packages.ts'
import { ownIcons } from './server.ts'
import { sharedVersions } from './shared.ts'

/**
 * Returns the size of shared-ui in the shell's first script, in bytes (brotli). It builds the package alone, with every
 * export, because a remote may use any of them, and without the other shared packages. Parts that are fetched when
 * needed are not counted.
 */
export async function sharedUiBytes(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-ui-'))
  try {
    const builder = await createRsbuild({
      cwd: path.join(ROOT, 'shared-ui'),
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { index: './src/index.ts' } },
        output: {
          module: true,
          distPath: { root: folder, js: '' },
          filename: { js: '[name].js' },
          externals: Object.keys(sharedVersions),
          dataUriLimit: 0,
          legalComments: 'none',
        },
        splitChunks: false,
        tools: {
          htmlPlugin: false,
          swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
          rspack: {
            externalsType: 'module',
            output: { library: { type: 'module' } },
            plugins: [ownIcons()],
          },
        },
      },
    })
    await builder.build()
    return brotliCompressSync(readFileSync(path.join(folder, 'index.js'))).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
