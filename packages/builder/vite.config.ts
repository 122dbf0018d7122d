import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { INTEGRITY_FILE, toIntegrity } from './src/core/hash.ts'

const client = fileURLToPath(new URL('client/', import.meta.url))
const islands = readdirSync(`${client}islands`).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const frames = readdirSync(`${client}frames`)
const siteStyles = readdirSync(`${client}styles/optional`)
const pageStyles = readdirSync(`${client}styles/on-demand`)

/** Stylesheets beside a component are loaded on demand, except for `*.main.css`, which `styles/components.css` imports. */
const components = fileURLToPath(new URL('src/content/components/', import.meta.url))
const componentStyles = readdirSync(components, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.css') && !path.endsWith('.main.css'))
  .sort()

/** Vite's way to load a module ahead of its stylesheets is larger than the islands that use `import()`, which have none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** Writes the integrity of every file once, so that builds of sites need not read and hash them. */
const integrity: Plugin = {
  name: 'integrity',
  writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).sort()
    const entries = names.map((name) => [name, toIntegrity(readFileSync(join(dir, name)))])
    writeFileSync(join(dir, INTEGRITY_FILE), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  },
}

/**
 * Builds `client/` into `dist/client/`: one stylesheet for all sites, those that only some sites or pages need, the mode script,
 * a script for each island and for each document that an island draws in, with a manifest, the integrity of each file and the licences of what is bundled.
 * `tsc` and `vite.bundle.config.ts` write the rest of `dist/`; none touches what another wrote.
 */
export default defineConfig({
  root: client,
  base: './',
  publicDir: false,
  plugins: [plainImports, integrity],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Mermaid, in a frame of its own that loads when a diagram is seen (decision 015).
    chunkSizeWarningLimit: 700,
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
      ]
        .map((name) => client + name)
        .concat(componentStyles.map((path) => components + path)),
      // Doors only pass names on: an island loads nothing that it does not use.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/builder\/src\//, sideEffects: false }] },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
