import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrateConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createSpecLoader } from '../../api/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import { openSourceFolder } from '../../node/index.ts'
import { loadConfig } from '../../site/index.ts'
import { toReaderView } from '../../site/navigation/testing/to-reader-view.ts'
import { loadMigrationPages } from './load-migration-pages.ts'
import { readSiteFolder, resolveSite } from './resolve-site.ts'

const corpus = new URL('../../../../../../shared/corpus/', import.meta.url)
const sites = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => existsSync(new URL(`${name}/mint.json`, corpus)))
  : []

describe.skipIf(sites.length === 0)('migrateConfig for real sites (skipped without ../shared/corpus)', () => {
  it.each(sites)('%s has the same pages, rows and sidebars', async (name) => {
    const source = openSourceFolder(fileURLToPath(new URL(name, corpus)))
    const pages = await loadMigrationPages(source)
    const { text = '', diagnostics } = migrateConfig(source.readText('mint.json') ?? '', { ...(pages && { pages }) })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const [before, after] = [await loadView(source), await loadView(withFile(source, 'docs.json', text))]
    expect(after.addresses).toEqual(before.addresses)
    expect(after.view).toEqual(before.view)
  })
})

async function loadView(source: SourceFolder) {
  const { config, includedFiles } = loadConfig(source)
  if (config === undefined) throw new Error('The configuration is not usable.')
  const folder = readSiteFolder(source, { config, includedFiles })
  const { pages, tree } = await resolveSite(config, folder, { loader: createSpecLoader(source, undefined) })
  return { addresses: pages.map(({ permalink }) => permalink).sort(), view: toReaderView(tree, pages) }
}

function withFile(source: SourceFolder, file: string, text: string): SourceFolder {
  return { ...source, readText: (path) => (path === file ? text : source.readText(path)) }
}
