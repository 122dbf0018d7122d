import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { planChunks } from './plan-chunks.ts'

const toPath = (path: string): string => join(import.meta.dirname, path)

const [MAIN, BUILD, WRITE, MCP] = [
  toPath('src/cli/main.ts'),
  toPath('src/cli/commands/run-build.ts'),
  toPath('src/build/write-site.ts'),
  toPath('src/cli/commands/run-mcp.ts'),
] as const

/**
 * What every command loads, what `build` adds to open its folders, and what it adds if there is something to build. A part of
 * that is all of the build that `mcp` loads: an agent runs it all day, so the rest would take up memory for nothing.
 */
const CHUNKS = [
  { name: 'start', loadedBy: [MAIN] },
  { name: 'open-build', loadedBy: [BUILD] },
  { name: 'read-index', loadedBy: [WRITE, MCP] },
  { name: 'write-site', loadedBy: [WRITE] },
]

/**
 * Bundles the entries of the package into `dist/bundle/`: few files, so that the command starts quickly. Code that only
 * some builds need is in separate files, loaded on demand. `import.meta.url` resolves as in `src/node/`, because both
 * folders are two levels below the package. Not minified, so that stack traces show function names.
 */
function createConfig(findChunk?: (module: string) => string | undefined): UserConfig {
  return {
    publicDir: false,
    resolve: {
      alias: {
        // Takes quadratic time for quotes and lists: see the file that replaces it.
        'micromark-util-edit-map': toPath('src/content/markdown/edit-map.ts'),
        // The packages that convert trees use the same few forms as we do: see decision 020.
        'unist-util-visit': toPath('src/core/visit.ts'),
        // One copy: acorn-jsx would require the CommonJS file beside the module that we import.
        acorn: fileURLToPath(import.meta.resolve('acorn')),
      },
    },
    ssr: {
      noExternal: true,
      // A dependency is installed beside the package, everything else is in the bundle. Of the highlighter only grammars
      // are loaded from there: its core has some thirty small files, which every build would have to read.
      external: Object.keys(manifest.dependencies).filter((name) => name !== 'refractor'),
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
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // V8 reads comments each time a build starts. Licenses are in `license`.
          comments: false,
          ...(findChunk && {
            codeSplitting: {
              // A group has all the imports that are left, so the others don't matter.
              includeDependenciesRecursively: false,
              groups: [{ name: (module) => findChunk(module) ?? null, debugName: 'planned' }],
            },
          }),
        },
        // hastscript has a file that starts with an unknown directive, which can be dropped.
        checks: { moduleLevelDirective: false },
      },
    },
  }
}

export default defineConfig(async () => {
  const chunks = await planChunks({ ...createConfig(), root: import.meta.dirname, logLevel: 'error' }, CHUNKS)
  return createConfig((module) => chunks.get(module))
})
