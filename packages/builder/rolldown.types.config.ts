import { defineConfig } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/**
 * Bundles the declarations that `tsc` wrote into `dist/declarations/` into one file for each entry of the package, with
 * the types of bundled packages in it, so that the types of an installed package need no other package.
 */
export default defineConfig({
  input: {
    index: 'dist/declarations/index.d.ts',
    cli: 'dist/declarations/cli/main.d.ts',
    relay: 'dist/declarations/relay.d.ts',
  },
  plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
  output: { dir: 'dist/types' },
  logLevel: 'warn',
  checks: { pluginTimings: false },
})
