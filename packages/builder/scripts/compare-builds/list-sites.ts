import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A site to build with both commits. */
export interface Site {
  name: string
  folder: string
  /** Whether the folder has to be copied and given a `mint.json`, because it has a `docs.json` only. */
  needsConfig: boolean
}

/** Lists the sites of the corpus by name. A corpus that does not exist has none. */
export function listSites(corpus: string): Site[] {
  const names = existsSync(corpus) ? readdirSync(corpus).sort() : []
  return names
    .map((name) => ({ name, folder: join(corpus, name) }))
    .map((site) => ({ ...site, needsConfig: !existsSync(join(site.folder, 'mint.json')) }))
    .filter(({ folder, needsConfig }) => !needsConfig || existsSync(join(folder, 'docs.json')))
}

/** Copies a site and replaces its `docs.json` with a `mint.json` that lists every page. */
export function copyWithConfig({ name, folder }: Site, copy: string): void {
  cpSync(folder, copy, { recursive: true, filter: (path) => path !== join(folder, 'docs.json') })
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'))
  writeFileSync(join(copy, 'mint.json'), `${JSON.stringify(toFlatConfig(name, files), null, 2)}\n`)
}

/** Converts the paths of a folder to a configuration with one group that lists all pages. */
export function toFlatConfig(name: string, paths: readonly string[]): object {
  const pages = paths.filter(
    (path) => /\.mdx?$/.test(path) && !/^_?snippets\/|(?:^|\/)(?:\.|node_modules\/)/.test(path),
  )
  return {
    name,
    favicon: '/favicon.svg',
    colors: { primary: '#0f766e' },
    navigation: [{ group: 'Pages', pages: pages.map((path) => path.replace(/\.mdx?$/, '')).sort() }],
  }
}
