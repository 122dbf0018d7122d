import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { INTEGRITY_FILE, toIntegrity } from './src/core/hash.ts'
import { buildClassicScripts } from './vite.classic.ts'

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

/** What almost every page loads. */
const SHARED =
  /islands\/shared\/(?:copy-buttons|read-words|to-site-url)|config\/(?:src|dist)\/words\/(?:word|english\/islands)\./

/** Vite's way to load a module ahead of its stylesheets is larger than the islands that use `import()`, which have none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** Keeps the names of the script in the head, a classic script, out of the global scope of pages. It can't import files. */
const headScript: Plugin = {
  name: 'head-script',
  renderChunk(code, { name, imports }) {
    if (name !== 'head') return null
    if (imports.length > 0) throw new Error(`The script in the head imports ${imports.join(', ')}.`)
    return `(()=>{${code}})()`
  },
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

/** Writes the licenses of fonts, and of the package whose styles `math.css` contains. Vite's list has scripts only. */
const assetLicenses: Plugin = {
  name: 'asset-licenses',
  generateBundle() {
    const fonts = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono']
    this.emitFile({ type: 'asset', fileName: 'font-licenses.md', source: fonts.map(toLicense).join('\n') })
    this.emitFile({ type: 'asset', fileName: 'style-licenses.md', source: toLicense('temml') })
  },
}

function toLicense(name: string): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  return `## ${name} - ${version} (${license})\n\n${readFileSync(new URL('LICENSE', folder), 'utf8').trim()}\n`
}

/** The first browsers with light-dark() and popovers, which the stylesheet is written with: spring 2024. */
const TARGET = ['chrome123', 'firefox125', 'safari17.5']

/** Writes the scripts of portable sites, which are built one by one. */
const classicScripts: Plugin = {
  name: 'classic-scripts',
  closeBundle: () => buildClassicScripts({ target: TARGET, plugins: [plainImports] }),
}

/**
 * Builds `client/` into `dist/client/`: one stylesheet for all sites, those that only some sites or pages need, the script in the head,
 * a script for each island and for each document that an island draws in, with a manifest, the integrity of each file and the licences of what is bundled.
 * `tsc` and `vite.bundle.config.ts` write the rest of `dist/`; none touches what another wrote.
 */
export default defineConfig({
  root: client,
  base: './',
  publicDir: false,
  plugins: [plainImports, headScript, assetLicenses, integrity, classicScripts],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Mermaid, in a frame of its own that loads when a diagram is seen (decision 015).
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    target: TARGET,
    rolldownOptions: {
      input: [
        'styles/main.css',
        ...siteStyles.map((name) => `styles/optional/${name}`),
        ...pageStyles.map((name) => `styles/on-demand/${name}`),
        'head.ts',
        ...islands.map((name) => `islands/${name}`),
        ...frames.map((name) => `frames/${name}`),
      ]
        .map((name) => client + name)
        .concat(componentStyles.map((path) => components + path)),
      // Doors only pass names on: an island loads nothing that it does not use.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/builder\/src\//, sideEffects: false }] },
      output: {
        // Every page loads the copy buttons and what reads words. A chunk of a few lines would cost each of them one more request.
        codeSplitting: { groups: [{ name: 'copy-buttons', test: SHARED }] },
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
