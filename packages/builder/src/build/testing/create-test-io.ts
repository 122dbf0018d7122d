import { createMemorySource } from '../../../test/in-memory-folders.ts'
import type { SourceFolder } from '../../core/index.ts'
import { packageData as installed } from '../../node/index.ts'
import type { LoadedClient } from '../../theme/index.ts'
import type { PackageData } from '../package-data.ts'

const toAsset = (path: string) => ({ path, integrity: 'sha384-x' })
const toIsland = (name: string) => ({ ...toAsset(`_spearmint/${name}.js`), imports: [], lazy: [] })

/** A client that was not built: its files have names, and no content of interest. */
const client: LoadedClient = {
  assets: {
    stylesheet: toAsset('_spearmint/main.css'),
    headScript: toAsset('_spearmint/head.js'),
    islands: new Map(['dev', 'sidebar', 'toc'].map((name) => [name, toIsland(name)])),
    componentStyles: new Map(),
    optionalStyles: new Map(),
    files: [],
  },
  contents: new Map([['_spearmint/main.css', () => new TextEncoder().encode('main')]]),
  optionalStyles: new Map(),
  classicScripts: [],
  readLicenses: () => '',
  readFontLicenses: () => '',
}

/** Packages as they are installed, and a client that needs no build. */
export const packageData: PackageData = { ...installed, loadClient: async () => client }

/** The `mint.json` of a site with these pages. */
export function toConfig(pages: readonly string[], more: object = {}): string {
  return JSON.stringify({ name: 'Acme', navigation: [{ group: 'All', pages }], ...more })
}

/** A folder in memory that counts how often each file is read. */
export function createCountingSource(files: Readonly<Record<string, string>>): {
  source: SourceFolder
  reads: Map<string, number>
} {
  const source = createMemorySource(files)
  const reads = new Map<string, number>()
  return {
    reads,
    source: {
      ...source,
      readText(path) {
        reads.set(path, (reads.get(path) ?? 0) + 1)
        return source.readText(path)
      },
    },
  }
}
