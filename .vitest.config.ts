import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const configSource = fileURLToPath(new URL('packages/config/src/', import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      // The first match wins, so the longer name comes first.
      '@spearmint/config/diagnostics': `${configSource}diagnostics/index.ts`,
      '@spearmint/config': `${configSource}index.ts`,
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // The sources hold no state of their own, so test files can share modules: loading them anew costs more than the tests.
        test: { name: 'unit', include: ['packages/*/src/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['packages/{builder,user-group-api}/test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
