import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Bundles the entries of the package into `dist/bundle/`: few files, so that the command starts quickly. Code that only
 * some builds need is in separate files, loaded on demand. `import.meta.url` resolves as in `src/node/`, because both
 * folders are two levels below the package. Not minified, so that stack traces show function names.
 */
export default defineConfig({
  publicDir: false,
  // Takes quadratic time for quotes and lists: see the file that replaces it.
  resolve: { alias: { 'micromark-util-edit-map': join(import.meta.dirname, 'src/content/markdown/edit-map.ts') } },
  ssr: {
    noExternal: true,
    // Packages with binaries, KaTeX for pages with formulas, and what only `spearmint dev` and `spearmint preview` load.
    external: ['@resvg/resvg-wasm', 'compression', 'katex', 'satteri', 'send', 'vite'],
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
      // Doors only re-export: what nobody imports from a door is removed.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/builder\/src\//, sideEffects: false }] },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      // hastscript has a file that starts with an unknown directive, which can be dropped.
      checks: { moduleLevelDirective: false },
    },
  },
})
