import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { CLASSIC_SCRIPTS_FOLDER } from './src/core/hash.ts'

const client = fileURLToPath(new URL('client/', import.meta.url))

/** What the scripts have in common with the modules of other sites. */
interface ClassicOptions {
  target: string[]
  plugins: Plugin[]
}

/** Never part of a built site. */
const LEFT_OUT = ['dev.ts', 'prefetch.ts']

/**
 * Builds the scripts of portable sites into `dist/client/classic/`: one classic script for each island and for each
 * document that an island draws in, because browsers refuse to load modules from a disk. Instead of the browser's `fetch`,
 * they use `client/classic/fetch-file.ts`.
 */
export async function buildClassicScripts({ target, plugins }: ClassicOptions): Promise<void> {
  const outDir = fileURLToPath(new URL(`dist/client/${CLASSIC_SCRIPTS_FOLDER}/`, import.meta.url))
  rmSync(outDir, { recursive: true, force: true })
  for (const kind of ['islands', 'frames']) {
    const names = readdirSync(join(client, kind)).filter((name) => /(?<!\.test)\.ts$/.test(name))
    for (const name of names) {
      if (LEFT_OUT.includes(name)) continue
      await build({
        configFile: false,
        root: client,
        base: './',
        plugins,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: join(outDir, kind),
          emptyOutDir: false,
          chunkSizeWarningLimit: 5000,
          modulePreload: false,
          target,
          rolldownOptions: {
            input: join(client, kind, name),
            transform: { inject: { fetch: [join(client, 'classic/fetch-file.ts'), 'fetchFile'] } },
            treeshake: { moduleSideEffects: [{ test: /\/packages\/builder\/src\//, sideEffects: false }] },
            // Only what `plainImports` removes reads it.
            checks: { emptyImportMeta: false },
            output: { format: 'iife', codeSplitting: false, entryFileNames: '[name]-[hash].js' },
          },
        },
      })
    }
  }
}
