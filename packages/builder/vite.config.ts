import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const client = fileURLToPath(new URL('client/', import.meta.url))
const islands = readdirSync(`${client}islands`).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const frames = readdirSync(`${client}frames`)
const siteStyles = readdirSync(`${client}styles/optional`)
const pageStyles = readdirSync(`${client}styles/on-demand`)

/** Vite's way to load a module ahead of its stylesheets is larger than the islands that use `import()`, which have none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * Builds `client/` into `dist/client/`: one stylesheet for all sites, those that only some sites or pages need, the mode script,
 * a script for each island and for each document that an island draws in, with a manifest and the licences of what is bundled.
 * `tsc` writes the rest of `dist/`; neither touches what the other wrote.
 */
export default defineConfig({
  root: client,
  base: './',
  publicDir: false,
  plugins: [plainImports],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    // The first browsers with light-dark() and popovers, which the stylesheet is written with: spring 2024.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      input: [
        'styles/main.css',
        ...siteStyles.map((name) => `styles/optional/${name}`),
        ...pageStyles.map((name) => `styles/on-demand/${name}`),
        'mode.ts',
        ...islands.map((name) => `islands/${name}`),
        ...frames.map((name) => `frames/${name}`),
      ].map((name) => client + name),
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
