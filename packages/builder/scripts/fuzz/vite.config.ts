import { defineConfig } from 'vite'

/**
 * Bundles the fuzzer with the sources that it tests into `dist/fuzz/`, which isn't published. That folder is two levels
 * below the package like `src/node/`, so files of the package are found (see `src/node/package-files.ts`).
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Packages with binaries, and those that are loaded on demand, as in `vite.bundle.config.ts`.
    external: ['@resvg/resvg-wasm', 'satteri', 'temml'],
  },
  build: {
    ssr: true,
    outDir: 'dist/fuzz',
    target: 'node20.19',
    rolldownOptions: {
      input: { 'run-fuzz': 'scripts/fuzz/run-fuzz.ts', 'fuzz-process': 'scripts/fuzz/fuzz-process.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      checks: { moduleLevelDirective: false },
    },
  },
})
