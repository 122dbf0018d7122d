import { createSourceParser } from '../../content/index.ts'
import { type SourceFolder, toPagePath, toPermalink } from '../../core/index.ts'
import { findConfigFile, loadConfig } from '../../site/index.ts'
import { createPathRenamer, type PathRenamer } from './create-path-renamer.ts'
import type { LinkSite, LoadLinkSite } from './link-site.ts'
import type { Moves } from './plan-moves.ts'
import { type Redirect, renameInConfig } from './rename-in-config.ts'
import { renameInInclude } from './rename-in-include.ts'
import { type RenamedPage, renameInPage } from './rename-in-page.ts'
import type { RenamedSite } from './rewrite-address.ts'

export interface RenameOptions {
  moves: Moves
  /** Whether to add redirects from the old addresses of pages to the new ones. */
  addsRedirects: boolean
}

/** A file whose text changes. */
interface ChangedText {
  /** Its path before the rename. */
  file: string
  text: string
  /** Number of addresses that were rewritten. */
  changes: number
}

/** An address that would have to change but cannot be rewritten, with its line. */
interface LeftAddress {
  /** Its path after the rename. */
  file: string
  line: number
  value: string
}

/** Everything that a rename does. Nothing has been done yet. */
export interface RenamePlan {
  moves: Moves
  texts: ChangedText[]
  redirects: Redirect[]
  /** Addresses that the author has to fix. */
  left: LeftAddress[]
  /** Files, by their paths after the rename, that are not valid MDX: addresses in their tags are not rewritten. */
  unread: string[]
  /** Files, by their paths after the rename, that could not be processed. They are not changed. */
  failed: { file: string; reason: string }[]
}

/**
 * Plans the rename of a page, file or folder: every change in links, images, imports, frontmatter and the configuration
 * that is needed to keep all targets. Addresses before and after are resolved as in a build.
 *
 * @returns Undefined if no site can be built with the configuration.
 */
export async function planRename(
  source: SourceFolder,
  { moves, addsRedirects }: RenameOptions,
  loadLinkSite: LoadLinkSite,
): Promise<RenamePlan | undefined> {
  const site = await loadLinkSite(source)
  const configFile = findConfigFile(source)
  const configText = configFile && source.readText(configFile)
  if (site === undefined || configFile === undefined || configText === undefined) return undefined
  const permalinks = listMovedPermalinks(site, moves)
  const rename = createPathRenamer(moves, new Set(site.pages.map(({ path }) => path)))
  const added = [...permalinks].map(([from, to]) => ({ source: from, destination: to }))
  const redirected = renameInConfig(configText, rename, { permalinks, added })
  const config = addsRedirects ? redirected : renameInConfig(configText, rename, { permalinks, added: [] })
  // Always with the redirects: an old address that still works because of a redirect or a folder has to be rewritten.
  const includes = renameInIncludes(source, rename)
  const newTexts = new Map([[configFile, redirected.text], ...includes.map(({ file, text }) => [file, text] as const)])
  const after = await loadLinkSite(moveSource(source, moves, newTexts))
  if (after === undefined) return undefined

  const renamed = createRenamedSite(site, after, { moves, permalinks })
  const known = new Set(source.list().map(({ path }) => path))
  const page = { known, files: moves.files, parse: createSourceParser(site.config.variables), rename, site: renamed }
  const plan: RenamePlan = { moves, texts: [], redirects: addsRedirects ? added : [], left: [], unread: [], failed: [] }
  for (const file of known) {
    if (!/\.mdx?$/.test(file)) continue
    const text = source.readText(file)
    const newFile = moves.files.get(file) ?? file
    if (text === undefined) {
      plan.failed.push({ file: newFile, reason: 'it cannot be read' })
      continue
    }
    const renamedPage = renameSafely(() => renameInPage(file, text, page))
    if ('reason' in renamedPage) {
      plan.failed.push({ file: newFile, reason: renamedPage.reason })
      continue
    }
    const { left, isMdx, ...changed } = renamedPage
    if (changed.changes > 0) plan.texts.push({ file, ...changed })
    plan.left.push(...left.map((address) => ({ file: newFile, ...address })))
    if (!isMdx && file.endsWith('.mdx')) plan.unread.push(newFile)
  }
  if (config.changes > 0) plan.texts.push({ file: configFile, ...config })
  plan.texts.push(...includes)
  return plan
}

/** Changes the files that the configuration includes. They never move: see find-include-conflict.ts. */
function renameInIncludes(source: SourceFolder, rename: PathRenamer): ChangedText[] {
  return loadConfig(source).includedFiles.flatMap((file) => {
    const text = source.readText(file)
    const renamed = text === undefined ? undefined : renameInInclude(text, rename)
    return renamed === undefined || renamed.changes === 0 ? [] : [{ file, ...renamed }]
  })
}

/** A page that cannot be processed is left as it is, and does not keep the others from being changed. */
function renameSafely(rename: () => RenamedPage): RenamedPage | { reason: string } {
  try {
    return rename()
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Lists old and new permalinks of the published pages that move and have a file of their own. */
function listMovedPermalinks({ pages }: LinkSite, { files }: Moves): Map<string, string> {
  return new Map(
    pages.flatMap(({ file, content, permalink }) => {
      const newFile = content === undefined ? files.get(file) : undefined
      const newPermalink = newFile && toPermalink(toPagePath(newFile))
      return newPermalink === undefined || newPermalink === permalink ? [] : [[permalink, newPermalink] as const]
    }),
  )
}

function createRenamedSite(
  before: LinkSite,
  after: LinkSite,
  { moves, permalinks }: { moves: Moves; permalinks: ReadonlyMap<string, string> },
): RenamedSite {
  const names = new Map(after.pages.map(({ permalink, path }) => [permalink, path]))
  return {
    before: before.links,
    after: after.links,
    toNewPermalink: (permalink) => permalinks.get(permalink) ?? permalink,
    toNewFile: (path) => moves.files.get(path) ?? path,
    arrivals: new Set([...permalinks.values(), ...moves.files.values()]),
    toPageName: (permalink) => names.get(permalink) ?? permalink.slice(1),
  }
}

/** The folder after the rename: files with their new names, and the new texts of the configuration. */
function moveSource(source: SourceFolder, { files }: Moves, newTexts: ReadonlyMap<string, string>): SourceFolder {
  const oldPaths = new Map([...files].map(([from, to]) => [to, from]))
  const toOld = (path: string) => oldPaths.get(path) ?? (files.has(path) ? undefined : path)
  const read = <T>(path: string, readOld: (old: string) => T | undefined): T | undefined => {
    const old = toOld(path)
    return old === undefined ? undefined : readOld(old)
  }
  return {
    list: () =>
      source
        .list()
        .map(({ path, size }) => ({ path: files.get(path) ?? path, size }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    readText: (path) => newTexts.get(path) ?? read(path, source.readText),
    readBytes: (path) => read(path, source.readBytes),
  }
}
