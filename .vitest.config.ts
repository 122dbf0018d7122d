import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const configSource = fileURLToPath(new URL('packages/config/src/', import.meta.url))

const STRESS = ['packages/*/{src,scripts}/**/*.stress.test.{ts,tsx}']

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      // The first match wins, so the longer name comes first.
      '@spearmint/config/diagnostics': `${configSource}diagnostics/index.ts`,
      '@spearmint/config/words': `${configSource}words/index.ts`,
      '@spearmint/config': `${configSource}index.ts`,
    },
  },
  test: {
    // `--mode full`: every case of the long tests, instead of a sample.
    env: mode === 'full' ? { SPEARMINT_FULL: '1', NODE_ENV: 'test' } : {},
    projects: [
      {
        extends: true,
        // Modules have no state, so test files can share them. Loading them again for each file takes longer than the tests.
        test: {
          name: 'unit',
          include: ['packages/*/{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: STRESS,
          testTimeout: 20_000,
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        // Attacks, sweeps and random inputs. They take longer than all other unit tests together.
        test: { name: 'stress', include: STRESS, testTimeout: 60_000, isolate: false, maxWorkers: '100%' },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['packages/{builder,user-group-api}/test/**/*.test.ts'],
          globalSetup: 'packages/builder/test/browser/install-chromium.ts',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // The default of a second is too short for a browser or a database on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          // Browsers and databases have races of their own. The report marks a test that passed at its second try.
          retry: 1,
          // Many start a server, a browser or a database of their own. More at once would run into their time limits.
          maxWorkers: 2,
        },
      },
    ],
  },
}))
