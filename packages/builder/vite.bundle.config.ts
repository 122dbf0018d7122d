import { defineConfig } from 'vite'

/**
 * Bundles the entries of the package into `dist/bundle/`: few files, so that the command starts quickly, and what only some
 * builds need in files of its own, loaded on use. `import.meta.url` in them means the same as in `src/node/`: all lie
 * two folders below the package. Not minified, so that the report of a failure names functions.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Binaries beside the code of their packages, KaTeX for pages with formulas, and what only `spearmint dev` loads.
    external: ['@resvg/resvg-wasm', 'katex', 'satteri', 'vite'],
  },
  build: {
    ssr: true,
    outDir: 'dist/bundle',
    // Node.js 20.19, as in package.json.
    target: 'node20.19',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        main: 'src/cli/main.ts',
        index: 'src/index.ts',
        relay: 'src/relay.ts',
        'record-worker': 'src/node/workers/record-worker.ts',
      },
      // Doors only pass names on: what a door exports and nobody imports is left out.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/builder\/src\//, sideEffects: false }] },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      // An empty directive at the top of a file of hastscript: nothing to lose.
      checks: { moduleLevelDirective: false },
    },
  },
})
