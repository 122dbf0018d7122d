import { resolveImport, resolveSnippet, type SourceParser } from '../../content/index.ts'
import { splitFrontmatter } from '../../site/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'
import { findAddresses } from './find-addresses.ts'
import type { FoundAddress } from './found-address.ts'
import { renameInFrontmatter, type TextChange } from './rename-in-frontmatter.ts'
import { type Holder, type RenamedSite, rewriteAddress } from './rewrite-address.ts'
import { rewriteImport } from './rewrite-import.ts'

/** What the rename is, for the text of any page. */
export interface PageRename {
  /** Every file of the folder, before. */
  known: ReadonlySet<string>
  /** Files that move → their new paths. */
  files: ReadonlyMap<string, string>
  parse: SourceParser
  rename: PathRenamer
  site: RenamedSite
}

/** What a rename makes of a page. */
export interface RenamedPage {
  /** The same when nothing in it changes. */
  text: string
  /** How many addresses were rewritten. */
  changes: number
  /** Addresses that would have to change and cannot be rewritten, each with its line, the first being 1. */
  left: { line: number; value: string }[]
  /** Whether it was read as MDX. If not, addresses in its tags were not looked at. */
  isMdx: boolean
}

/** Rewrites the addresses in a page or snippet, so that each leads where it led before a rename. */
export function renameInPage(file: string, text: string, rename: PageRename): RenamedPage {
  const { bodyStart } = splitFrontmatter(text)
  // Sign by sign, so that places stay.
  const body = text.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + text.slice(bodyStart)
  const { tree, isMdx } = rename.parse(body)
  const holder = { file, newFile: rename.files.get(file) ?? file }
  const changes = renameInFrontmatter(text.slice(0, bodyStart), rename.rename)
  const left: RenamedPage['left'] = []
  for (const address of findAddresses(tree, text)) {
    const { start, end, value, isFixed } = address
    const newValue = rewrite(address, holder, rename)
    if (newValue === value) continue
    if (newValue === undefined || isFixed) left.push({ line: countLines(text, start), value })
    else changes.push({ start, end, text: newValue })
  }
  return { text: applyChanges(text, changes), changes: changes.length, left, isMdx }
}

/** The address after the rename; undefined when there is no way to write it. */
function rewrite(address: FoundAddress, holder: Holder, rename: PageRename): string | undefined {
  if (address.kind === 'link') return rewriteAddress(address.value, holder, rename.site)
  const name =
    address.kind === 'snippet' ? rewriteFile(address.value, rename) : rewriteSource(address.value, holder, rename)
  // What would end the text in quotes, or mean something else in it.
  return name === address.value || !/["'`\\&{]/.test(name ?? '') ? name : undefined
}

function rewriteFile(value: string, { known, files }: PageRename): string | undefined {
  const target = resolveSnippet(value).find((path) => known.has(path))
  const newTarget = target && files.get(target)
  if (newTarget === undefined) return value
  const name = newTarget.replace(/^_?snippets\//, '')
  if (name === newTarget) return undefined
  return /\.mdx?$/.test(value) ? name : name.replace(/\.mdx?$/, '')
}

function rewriteSource(value: string, holder: Holder, { known, files }: PageRename): string {
  const resolved = resolveImport(value, holder.file)
  const target = 'paths' in resolved ? resolved.paths.find((path) => known.has(path)) : undefined
  if (target === undefined) return value
  const newTarget = files.get(target) ?? target
  const isRelative = /^\.\.?\//.test(value)
  const isTouched = newTarget !== target || (isRelative && holder.file !== holder.newFile)
  return isTouched ? rewriteImport(value, holder, newTarget) : value
}

function applyChanges(text: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((current, { start, end, text: part }) => current.slice(0, start) + part + current.slice(end), text)
}

function countLines(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length
}
