import { createRequire } from 'node:module'
import path from 'node:path'
import { defineConfig, type RsbuildPlugin, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { ROOT } from './packages.ts'
import { SERVER_FOLDER, sharedVersions } from './shared.ts'

const require = createRequire(import.meta.url)

/**
 * Names styled components after their place in the source. Without it a name is a counter, which differs between the
 * browser's build and the server's, so the browser would not find its rules in a rendered page. Both builds need the same
 * options, because a class name is a digest of the CSS text.
 */
export function pluginStyledComponents(): RsbuildPlugin {
  const options = {
    displayName: false,
    fileName: false,
    ssr: true,
    pure: true,
    minify: true,
    transpileTemplateLiterals: true,
  }
  const plugin: [string, Record<string, unknown>] = [
    require.resolve('@swc/plugin-styled-components'),
    options,
  ]
  return {
    name: 'styled-components',
    setup(api) {
      api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig({ tools: { swc: { jsc: { experimental: { plugins: [plugin] } } } } }, config),
      )
    },
  }
}

/** The output of a server build: one ES module, and the names of the browser's pictures without the pictures. */
export const serverOutput = {
  target: 'node',
  module: true,
  emitAssets: false,
  // without comments, which name paths; names stay, for the traces of errors
  minify: { jsOptions: { minimizerOptions: { mangle: false, compress: false } } },
  filename: { js: '[name].mjs' },
  legalComments: 'none',
  dataUriLimit: 0,
} as const

/**
 * The bundler's settings for a server build. One file: pages that are scripts of their own in the browser are part of it.
 * No paths: two clones of one commit build the same bytes.
 */
export const oneFile = {
  output: { asyncChunks: false, pathinfo: false },
  optimization: { moduleIds: 'natural' },
} as const

/**
 * The build of a remote's server door. It contains no shared package: the shell's server build lends them, so there is
 * one React and one style sheet, and the rule for versions is the browser's.
 * @param browserOnly libraries that no page asks for while it is rendered
 */
export function remoteServerConfig({ browserOnly = [] }: { browserOnly?: string[] } = {}) {
  return defineConfig({
    source: { entry: { server: './src/server.ts' } },
    output: { ...serverOutput, distPath: { root: `dist/${SERVER_FOLDER}`, js: '', image: '' } },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: {
        ...oneFile,
        externals: lentBy('globalThis.SPROUTS.shared'),
        resolve: { alias: Object.fromEntries(browserOnly.map((name) => [name, false])) },
        plugins: [lentIcons()],
      },
    },
    plugins: [pluginReact(), pluginStyledComponents()],
  })
}

/** Icons are drawn by shared-ui's function. The shell has it, and lends it: a remote ships only the drawings. */
export const ownIcons = () => iconsBy(path.join(ROOT, 'shared-ui/src/icons/createLucideIcon.ts'))
export const lentIcons = () => iconsBy(path.join(import.meta.dirname, 'createLucideIcon.ts'))

const SHARED_UI = path.join(ROOT, 'shared-ui/src')
/**
 * What a part of shared-ui that a remote bundles (shared-ui/passwords) asks for, and the facade has by the same names: a remote
 * has no second theme.
 */
export const LENT_PARTS = ['../theme/theme', '../parts/VisuallyHidden']

/** The shared packages, as a build without them finds them: in an object of the page. */
export function lentBy(page: string) {
  const at = (name: string) => `var ${page}[${JSON.stringify(name)}]`
  const packages = Object.fromEntries(Object.keys(sharedVersions).map((name) => [name, at(name)]))
  // a remote may have files of its own by these names
  const parts = async ({ context = '', request = '' }: { context?: string; request?: string }) =>
    context.startsWith(SHARED_UI) && LENT_PARTS.includes(request) ? at('shared-ui') : undefined
  return [packages, parts]
}

const iconsBy = (file: string) => new rspack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, file)
