import { defineConfig } from '@rsbuild/core'

/** The build of the worker (worker/worker.ts): one plain script, whose address never changes. */
export default defineConfig({
  source: { entry: { worker: './worker/worker.ts' } },
  output: {
    target: 'web-worker',
    filename: { js: '[name].js' },
    distPath: { js: '' },
    cleanDistPath: false,
    legalComments: 'none',
  },
  server: { publicDir: false },
  splitChunks: false,
  tools: { htmlPlugin: false },
})
