import { join } from 'node:path'
import { commitFiles, runGit } from '../../../../test/commit-files.ts'
import { readFiles } from '../../../../test/temp-folders.ts'
import { type BuildOptions, buildSite } from '../../../build/index.ts'
import { packageData } from '../../../build/testing/create-test-io.ts'
import { openBuildCache } from '../../cache/open-build-cache.ts'
import { DiskOutputFolder } from '../../output/disk-output-folder.ts'
import { openSourceFolder } from '../../source/disk-source-folder.ts'
import { openHistory } from '../open-history.ts'

/** The `docs.json` of a site with these pages. */
export function toDocs(pages: readonly string[], more: object = {}): string {
  const base = { theme: 'mint', name: 'Acme', colors: { primary: '#0a6640' } }
  return JSON.stringify({ ...base, navigation: { pages }, ...more })
}

/** Text by path: a page for each path. */
export function toPages(...paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [`docs/${path}.mdx`, `---\ntitle: ${path}\n---\n\nText of ${path}.\n`]))
}

/** The setting of the fixture: `v*` and the defaults. */
export const VERSIONS = { spearmint: { versions: { from: 'v*' } } }

/**
 * Creates a repository with six tags, whose pages move, appear, vanish and break:
 *
 * - `v1.0.0`, `v1.0.1`: `setup`, `guides/old`. In the second, `guides/old` has another text.
 * - `v1.1.0`: `guides/more` appears, with a broken link and a misspelled key in its configuration.
 * - `v2.0.0`: `setup` moves to `guides/setup` with a redirect; `guides/old` vanishes.
 * - `v2.1.0-rc.1`: `new` appears.
 * - `v0.1.0`: there is no folder `docs`.
 *
 * On the disk, `next` appears.
 */
export function createVersionedRepository(root: string): string {
  runGit(root, ['init', '-q', '-b', 'main'])
  const commit = (tag: string, files: Record<string, string>, month: number): void => {
    commitFiles(root, files, `2024-0${month}-01T10:00:00+00:00`)
    runGit(root, ['tag', tag])
  }
  commit('v0.1.0', { 'readme.md': 'Early' }, 1)
  const first = ['index', 'setup', 'guides/old']
  commit('v1.0.0', { ...toPages(...first), 'docs/docs.json': toDocs(first), 'docs/a.png': 'a' }, 2)
  commit('v1.0.1', { 'docs/guides/old.mdx': '---\ntitle: Old\n---\n\nCorrected zebra.\n' }, 3)
  const broken = { redirects: [{ source: '/gone', destination: '/nowhere' }], colours: {} }
  const more = { 'docs/guides/more.mdx': '# More\n\n[Broken](/missing) ![x](/gone.png)\n' }
  commit('v1.1.0', { ...more, 'docs/docs.json': toDocs([...first, 'guides/more'], broken) }, 4)
  const moved = ['index', 'guides/setup', 'guides/more']
  runGit(root, ['rm', '-q', 'docs/setup.mdx', 'docs/guides/old.mdx'])
  const redirects = { redirects: [{ source: '/setup', destination: '/guides/setup' }] }
  commit('v2.0.0', { ...toPages(...moved), 'docs/docs.json': toDocs(moved, redirects) }, 5)
  commit('v2.1.0-rc.1', { ...toPages('new'), 'docs/docs.json': toDocs([...moved, 'new'], redirects) }, 6)
  const now = toDocs([...moved, 'new', 'next'], { ...redirects, ...VERSIONS })
  commitFiles(root, { ...toPages('next'), 'docs/docs.json': now }, '2024-07-01T10:00:00+00:00')
  return join(root, 'docs')
}

interface BuildInput {
  out: string
  options?: Partial<BuildOptions>
  /** Folder of the cache. Default: none. */
  cacheFolder?: string
}

/** Builds a folder as the command does, without a client. */
export async function buildFolder(site: string, { out, options, cacheFolder }: BuildInput) {
  const source = openSourceFolder(site, out)
  const output = new DiskOutputFolder(out, { from: site, version: '0', base: options?.base ?? '' })
  const cache = cacheFolder === undefined ? undefined : openBuildCache({ folder: cacheFolder, site, out })
  const result = await buildSite(
    { base: '', parser: 'reference', ...options },
    {
      source,
      output,
      packageData,
      clock: () => 0,
      cache: cache?.cache,
      manifest: cache?.manifest,
      history: openHistory(site, cacheFolder),
    },
  )
  cache?.close(result.manifest)
  const files = readFiles(out)
  return {
    ...result,
    contents: files,
    read: (path: string): string => files[path] ?? '',
    codes: result.diagnostics.map(({ code }) => code),
    changed: output.changed,
    outputProblems: output.diagnostics(),
  }
}
