import { createSourceParser, type SourceParser } from '../markdown/parse-source.ts'
import { resolveImport, resolveSnippet } from '../mdx/resolve-import.ts'
import type { SourceFolder } from '../model/folders.ts'
import { toPagePath, toPermalink } from '../model/to-permalink.ts'
import { createPathRenamer, type PathRenamer } from '../rename/create-path-renamer.ts'
import { type FoundAddress, findAddresses } from '../rename/find-addresses.ts'
import type { Moves } from '../rename/plan-moves.ts'
import { type Redirect, renameInConfig } from '../rename/rename-in-config.ts'
import { renameInFrontmatter, type TextChange } from '../rename/rename-in-frontmatter.ts'
import { type Holder, type RenamedSite, rewriteAddress } from '../rename/rewrite-address.ts'
import { rewriteImport } from '../rename/rewrite-import.ts'
import { splitFrontmatter } from '../source/page/split-frontmatter.ts'
import { CONFIG_FILE } from './load-config.ts'
import { type LinkSite, loadLinkSite } from './load-link-site.ts'

export interface RenameOptions {
  moves: Moves
  /** Whether the old addresses of pages lead to the new ones. */
  addsRedirects: boolean
}

/** A file whose text changes. */
interface ChangedText {
  /** Before the rename. */
  file: string
  text: string
  /** How many addresses were rewritten. */
  changes: number
}

/** An address that leads to something that moves and could not be rewritten, with its line. */
interface LeftAddress {
  file: string
  line: number
  value: string
}

/** All that a rename does. Nothing of it is done yet. */
export interface RenamePlan {
  moves: Moves
  texts: ChangedText[]
  redirects: Redirect[]
  /** Addresses for the author to mend. */
  left: LeftAddress[]
  /** Files that are no valid MDX: addresses in their tags were not looked at. */
  unread: string[]
}

/**
 * Plans the rename of a page, file or folder: every link, picture, import, frontmatter and place of the configuration
 * that must change so that all leads where it led before. Addresses are resolved as a build does, before and after.
 *
 * @returns undefined when no site can be built with the configuration
 */
export async function planRename(
  source: SourceFolder,
  { moves, addsRedirects }: RenameOptions,
): Promise<RenamePlan | undefined> {
  const site = await loadLinkSite(source)
  const configText = source.readText(CONFIG_FILE)
  if (site === undefined || configText === undefined) return undefined
  const permalinks = listMovedPermalinks(site, moves)
  const rename = createPathRenamer(moves, new Set(site.pages.map(({ path }) => path)))
  const added = [...permalinks].map(([from, to]) => ({ source: from, destination: to }))
  const redirected = renameInConfig(configText, rename, { permalinks, added })
  const config = addsRedirects ? redirected : renameInConfig(configText, rename, { permalinks, added: [] })
  // With the redirects in any case: an old address that still leads on, by a redirect or a folder, is to be rewritten.
  const after = await loadLinkSite(moveSource(source, moves, redirected.text))
  if (after === undefined) return undefined

  const renamed = createRenamedSite(site, after, { moves, permalinks })
  const parse = createSourceParser()
  const plan: RenamePlan = { moves, texts: [], redirects: addsRedirects ? added : [], left: [], unread: [] }
  const known = new Set(source.list().map(({ path }) => path))
  for (const file of known) {
    if (/\.mdx?$/.test(file)) changePage(file, plan, { source, known, parse, rename, renamed })
  }
  if (config.changes > 0) plan.texts.push({ file: CONFIG_FILE, ...config })
  return plan
}

interface PageContext {
  source: SourceFolder
  known: ReadonlySet<string>
  parse: SourceParser
  rename: PathRenamer
  renamed: RenamedSite
}

function changePage(file: string, plan: RenamePlan, { source, known, parse, rename, renamed }: PageContext): void {
  const text = source.readText(file)
  if (text === undefined) return
  const { bodyStart } = splitFrontmatter(text)
  // Sign by sign, so that places stay.
  const body = text.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + text.slice(bodyStart)
  const { tree, isMdx } = parse(body)
  const holder = { file, newFile: plan.moves.files.get(file) ?? file }
  const inFrontmatter = renameInFrontmatter(text.slice(0, bodyStart), rename)
  const inBody = findAddresses(tree, text).flatMap((address): TextChange[] => {
    const value = rewrite(address, holder, { known, moves: plan.moves, renamed })
    if (value === undefined) plan.left.push({ file, line: countLines(text, address.start), value: address.value })
    return value === undefined || value === address.value
      ? []
      : [{ start: address.start, end: address.end, text: value }]
  })
  const changes = [...inFrontmatter, ...inBody]
  if (changes.length > 0) plan.texts.push({ file, text: applyChanges(text, changes), changes: changes.length })
  if (!isMdx && file.endsWith('.mdx')) plan.unread.push(file)
}

/** The address after the rename; undefined when there is no way to write it. */
function rewrite(
  { kind, value }: FoundAddress,
  holder: Holder,
  { known, moves, renamed }: { known: ReadonlySet<string>; moves: Moves; renamed: RenamedSite },
): string | undefined {
  if (kind === 'link') return rewriteAddress(value, holder, renamed)
  const find = (paths: readonly string[]) => paths.find((path) => known.has(path))
  if (kind === 'snippet') {
    const target = find(resolveSnippet(value))
    const newTarget = target && moves.files.get(target)
    if (newTarget === undefined) return value
    const name = newTarget.replace(/^_?snippets\//, '')
    if (name === newTarget) return undefined
    return /\.mdx?$/.test(value) ? name : name.replace(/\.mdx?$/, '')
  }
  const resolved = resolveImport(value, holder.file)
  const target = 'paths' in resolved ? find(resolved.paths) : undefined
  if (target === undefined) return value
  const newTarget = moves.files.get(target) ?? target
  const isRelative = /^\.\.?\//.test(value)
  const isTouched = newTarget !== target || (isRelative && holder.file !== holder.newFile)
  return isTouched ? rewriteImport(value, holder, newTarget) : value
}

/** Old permalink → new one, of every published page that moves and has an address of its own. */
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

/** The folder as it will be: files under their new names, with the new configuration. */
function moveSource(source: SourceFolder, { files }: Moves, config: string): SourceFolder {
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
    readText: (path) => (path === CONFIG_FILE ? config : read(path, source.readText)),
    readBytes: (path) => read(path, source.readBytes),
  }
}

function applyChanges(text: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((current, { start, end, text: part }) => current.slice(0, start) + part + current.slice(end), text)
}

function countLines(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length
}
