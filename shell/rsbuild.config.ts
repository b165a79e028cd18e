import path from 'node:path'
import { defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { ownIcons, pluginStyledComponents } from 'federation/build/server'
import { CHECKED_IMPORT, compiledAhead, sharedVersions } from 'federation/build/shared'
import type { LocalKey } from 'shared-auth'
import { SITE_NAME } from 'shared-ui/site'
import { dark, light } from 'shared-ui/tokens'
import { productionRouter } from './productionRouter.ts'

const isProduction = process.env.NODE_ENV === 'production'

/** The prefixes of old browsers. Styled-components adds them only on demand, and no part of the site does that. */
const withoutPrefixer = new rspack.NormalModuleReplacementPlugin(
  /^\.\/Prefixer\.js$/,
  path.join(import.meta.dirname, 'noPrefixes.ts'),
)

/**
 * Where a font holds back neither the first paint, for which Chromium waits for those in the head and lays out all of the
 * page meanwhile, nor the largest picture, whose share of a weak line it would take.
 */
const AT_END_OF_BODY = { head: false, append: true }

export default defineConfig({
  source: {
    entry: { index: './src/main.ts' },
    define: { SHARED_VERSIONS: JSON.stringify(sharedVersions) },
  },
  html: {
    template: './index.html',
    templateParameters: {
      siteName: SITE_NAME,
      paper: { light: light.color.surface, dark: dark.color.surface },
      appearanceKey: 'appearance' satisfies LocalKey,
      sessionKey: 'sprouts-auth' satisfies LocalKey,
    },
    scriptLoading: 'module',
    inject: 'head',
    tags: (tags) => tags.map((tag) => (tag.attrs?.as === 'font' ? { ...tag, ...AT_END_OF_BODY } : tag)),
  },
  resolve: { alias: isProduction ? productionRouter() : {} },
  output: {
    module: isProduction,
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    inlineStyles: isProduction,
    filename: { js: '[name].[contenthash:8].js' },
    distPath: {
      js: 'assets',
      jsAsync: 'assets',
      css: 'assets',
      font: 'assets',
      image: 'assets',
      svg: 'assets',
    },
    legalComments: 'none',
    // a drawing is fetched where it is shown; in the script everyone would carry it
    dataUriLimit: 0,
  },
  performance: isProduction
    ? { preload: { type: 'all-assets', include: [/\/(display|body)\.\w+\.woff2$/] } }
    : {},
  splitChunks: isProduction ? false : undefined,
  tools: isProduction
    ? {
        rspack: {
          output: { importFunctionName: CHECKED_IMPORT },
          plugins: [withoutPrefixer, ownIcons(), compiledAhead()],
        },
      }
    : {},
  plugins: [pluginReact(), ...(isProduction ? [pluginStyledComponents()] : [])],
})
