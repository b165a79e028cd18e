import { createRequire } from 'node:module'
import path from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defaultAllowedOrigins, defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { Standalone } from '../src/standalone.tsx'
import { remotePort } from './packages.ts'
import { lentIcons, pluginStyledComponents } from './server.ts'
import { CHECKED_IMPORT, sharedVersions } from './shared.ts'

type RemoteConfig = {
  /** The registered name: discover, account, lists, submissions. */
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
  const doors = Object.entries(fragments).map(([fragment, file]) => [`./${fragment}`, file])

  return defineConfig({
    source: {
      entry: { index: isProduction ? './src/remote.ts' : './src/standalone.ts' },
      define: isProduction ? {} : { STANDALONE: JSON.stringify(standalone(name)) },
    },
    // serves the remote and its standalone page; only pages of this machine may load it
    server: {
      port: remotePort(name),
      strictPort: true,
      cors: { origin: defaultAllowedOrigins },
      historyApiFallback: true,
    },
    dev: { assetPrefix: true },
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
    splitChunks: isProduction ? false : undefined,
    tools: isProduction ? { htmlPlugin: false, rspack: productionTools(container) } : {},
    plugins: [
      pluginReact(),
      ...(isProduction && isRendered ? [pluginStyledComponents()] : []),
      pluginModuleFederation({
        name: container,
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: Object.fromEntries([['./app', './src/remote.ts'], ...doors]),
        shared: sharedConfig(isProduction),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        ...(isProduction
          ? {
              library: { type: 'module' },
              experiments: { optimization: { disableSnapshot: true, target: 'web' } },
            }
          : { experiments: { asyncStartup: true } }),
      }),
    ],
  })
}

/**
 * The settings of the standalone page. The task that starts it (tasks/site/standalone.ts) passes them in environment
 * variables, because this package does not depend on the backend.
 */
function standalone(name: string): Standalone {
  return { name, ...JSON.parse(process.env.STANDALONE ?? '{}') }
}

function sharedConfig(isProduction: boolean) {
  return Object.fromEntries(
    Object.entries(sharedVersions).map(([specifier, version]) => [
      specifier,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        strictVersion: isProduction,
        ...(isProduction ? { import: false as const } : {}),
      },
    ]),
  )
}

function productionTools(container: string) {
  return {
    externals: { '@module-federation/runtime-core': 'global _FEDERATION_RUNTIME_CORE' },
    resolve: { alias: esmRuntime() },
    output: { uniqueName: container, importFunctionName: CHECKED_IMPORT },
    // by their order: other ids are digests of paths, and two clones of one commit would build two versions
    optimization: { moduleIds: 'natural' as const },
    plugins: [lentIcons()],
  }
}

/**
 * The bundler resolves the federation runtime through require(), to CommonJS files that cannot be tree-shaken.
 * With the ES module files of the same package a remote's entry is four times smaller.
 */
function esmRuntime(): Record<string, string> {
  const fromHere = createRequire(import.meta.url)
  const fromPlugin = createRequire(fromHere.resolve('@module-federation/rsbuild-plugin'))
  const fromEnhanced = createRequire(fromPlugin.resolve('@module-federation/enhanced'))
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'))
  const packages = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime']
  return Object.fromEntries(
    packages.map((name) => fromTools.resolve(name)).map((file) => [file, file.replace(/\.cjs$/, '.js')]),
  )
}
