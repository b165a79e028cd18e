import path from 'node:path'
import { defaultAllowedOrigins, defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { Standalone } from '../src/standalone.tsx'
import { remotePort } from './packages.ts'
import { lentBy, lentIcons, pluginStyledComponents } from './server.ts'
import { CHECKED_IMPORT, checkShared, compiledAhead, sharedVersions } from './shared.ts'

type RemoteConfig = {
  /** The registered name, one of `remoteNames` (packages.ts). */
  name: string
  /** The fragments that the remote lends: name -> file that exposes it. */
  fragments?: Record<string, string>
  /** Whether it has a server build too (server.ts): both must name its styled components alike. */
  isRendered?: boolean
}

/**
 * The build configuration of every remote. In production a remote is an ES module without any shared package: the
 * shell provides them. In development it includes its own copies, so that it also runs alone.
 */
export function remoteConfig({ name, fragments = {}, isRendered = false }: RemoteConfig) {
  const isProduction = process.env.NODE_ENV === 'production'
  const container = `mfe_${name}`
  const doors = { app: './src/remote.ts', ...fragments }
  const entry: Record<string, string> = isProduction
    ? { remoteEntry: containerOf(doors) }
    : { index: afterSharing('./src/standalone.ts') }

  return defineConfig({
    source: {
      entry,
      define: isProduction ? {} : { STANDALONE: JSON.stringify(standalone(name)) },
    },
    // serves the remote and its standalone page; only pages of this machine may load it
    server: {
      port: remotePort(name),
      strictPort: true,
      cors: { origin: defaultAllowedOrigins },
      historyApiFallback: true,
    },
    dev: {
      assetPrefix: true,
      // inside a page of the shell, too, edits come from the remote's own server, and it compiles all at the start
      client: { port: String(remotePort(name)) },
      lazyCompilation: false,
    },
    html: { template: path.join(import.meta.dirname, 'standalone.html'), title: `mfe-${name} alone` },
    output: {
      assetPrefix: 'auto',
      module: isProduction,
      filename: { js: '[name].[contenthash:8].js' },
      distPath: { js: '', jsAsync: '', image: '' },
      legalComments: 'none',
      // never inline a picture: it would make the script larger and delay the page
      dataUriLimit: 0,
    },
    // one request per exposed module: the code that two of them share is small, and the runtime evaluates it once
    splitChunks: false,
    tools: {
      ...(isProduction ? { htmlPlugin: false } : {}),
      rspack: {
        ...(isProduction ? productionTools(container) : developmentTools(container, doors)),
        module: { rules: libraryRules(isProduction) },
      },
    },
    plugins: [
      { name: 'check-shared', setup: ({ context }) => checkShared(context.rootPath) },
      pluginReact(),
      ...(isProduction && isRendered ? [pluginStyledComponents()] : []),
    ],
  })
}

/** An entry that waits until the shared packages are loaded; a remote's own doors do so by themselves. */
const afterSharing = (file: string) => `data:text/javascript,import(${JSON.stringify(file)})`

/** The entry of a release. A chunk has the name of what is exposed: the release looks for app.*.js. */
function containerOf(doors: Record<string, string>): string {
  const exposed = Object.entries(doors).map(
    ([name, file]) => `"./${name}":()=>import(/* webpackChunkName: "${name}" */${JSON.stringify(file)})`,
  )
  return `data:text/javascript,import{createContainer}from"federation/container";export const{init,get}=createContainer({${exposed}})`
}

/**
 * The settings of the standalone page. The task that starts it (tasks/site/standalone.ts) passes them in environment
 * variables, because this package does not depend on the backend.
 */
function standalone(name: string): Standalone {
  return { name, ...JSON.parse(process.env.STANDALONE ?? '{}') }
}

/**
 * For libraries with a worker of their own. A script that is named by `new URL(...)` is copied as it is, under a name by which
 * the release keeps its digest (federation/checkedWorker). And a library's own address is that in the browser: the path of
 * this folder must not stand in a build.
 */
const libraryRules = (isProduction: boolean) => [
  {
    dependency: 'url',
    test: /\.mjs$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8].js' },
  },
  // an import() of an address that only the page knows is no mistake
  { test: /\.mjs$/, parser: { exprContextCritical: false, ...(isProduction && { importMeta: false }) } },
]

/** A container of module federation with the remote's own copies, for the page where it runs alone. */
function developmentTools(container: string, doors: Record<string, string>) {
  const exposes = Object.entries(doors).map(([name, file]) => [`./${name}`, { import: file, name }])
  const shared = Object.entries(sharedVersions).map(([specifier, version]) => [
    specifier,
    { singleton: true, version, requiredVersion: `^${version}` },
  ])
  return {
    output: { uniqueName: container },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(exposes),
        shared: Object.fromEntries(shared),
      }),
    ],
  }
}

function productionTools(container: string) {
  return {
    output: {
      uniqueName: container,
      importFunctionName: CHECKED_IMPORT,
      library: { type: 'module' },
    },
    externals: lentBy('globalThis._FEDERATION_SHARED'),
    plugins: [lentIcons(), compiledAhead()],
    // by their order: other ids are digests of paths, and two clones of one commit would build two versions
    optimization: { moduleIds: 'natural' as const },
  }
}
