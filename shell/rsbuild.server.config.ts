import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { oneFile, ownIcons, pluginStyledComponents, serverOutput } from 'federation/build/server'
import { SERVER_FOLDER } from 'federation/build/shared'
import { productionRouter } from './productionRouter.ts'

/** The build of what renders pages on the server (src/server.tsx). */
export default defineConfig({
  source: { entry: { server: './src/server.tsx' } },
  resolve: { alias: productionRouter() },
  output: {
    ...serverOutput,
    distPath: {
      root: `dist/${SERVER_FOLDER}`,
      js: '',
      css: 'assets',
      font: 'assets',
      image: 'assets',
      svg: 'assets',
    },
    assetPrefix: '/',
  },
  splitChunks: false,
  tools: { htmlPlugin: false, rspack: { ...oneFile, plugins: [ownIcons()] } },
  plugins: [pluginReact(), pluginStyledComponents()],
})
