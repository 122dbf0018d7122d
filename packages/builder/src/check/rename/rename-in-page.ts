import { applyEdits } from '@spearmint/config'
import type { TextEdit } from '@spearmint/config/diagnostics'
import { resolveImport, resolveSnippet, type SourceParser } from '../../content/index.ts'
import { splitFrontmatter, toFolder } from '../../site/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'
import type { FoundAddress } from './found-address.ts'
import { listAddresses } from './list-addresses.ts'
import { renameInFrontmatter } from './rename-in-frontmatter.ts'
import { type Holder, type RenamedSite, rewriteAddress } from './rewrite-address.ts'
import { toRelativePath } from './to-relative-path.ts'

/** What is the same for all pages of a rename. */
export interface PageRename {
  /** Every file of the folder before the rename. */
  known: ReadonlySet<string>
  /** Files that move → their new paths. */
  files: ReadonlyMap<string, string>
  parse: SourceParser
  rename: PathRenamer
  site: RenamedSite
}

/** A page after a rename. */
export interface RenamedPage {
  /** Unchanged if the rename does not affect the page. */
  text: string
  /** Number of addresses that were rewritten. */
  changes: number
  /** Addresses that would have to change but cannot be rewritten, each with its line, starting at 1. */
  left: { line: number; value: string }[]
  /** Whether it is valid MDX. If not, addresses in tags are not rewritten. */
  isMdx: boolean
}

/** Rewrites the addresses in a page or snippet so that they have the same targets as before the rename. */
export function renameInPage(file: string, text: string, rename: PageRename): RenamedPage {
  const { bodyStart } = splitFrontmatter(text)
  // Character by character, so that positions stay the same.
  const body = text.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + text.slice(bodyStart)
  const { tree, isMdx } = rename.parse(body)
  const holder = { file, newFile: rename.files.get(file) ?? file }
  const edits: TextEdit[] = renameInFrontmatter(text.slice(0, bodyStart), rename.rename)
  const left: RenamedPage['left'] = []
  for (const address of listAddresses(tree, text)) {
    const { start, end, value, isFixed } = address
    const newValue = rewrite(address, holder, rename)
    if (newValue === value) continue
    if (newValue === undefined || isFixed) left.push({ line: countLines(text, start), value })
    else edits.push({ offset: start, length: end - start, text: newValue })
  }
  return { text: applyEdits(text, edits), changes: edits.length, left, isMdx }
}

/** Returns the address after the rename. Undefined if it cannot be written. */
function rewrite(address: FoundAddress, holder: Holder, rename: PageRename): string | undefined {
  if (address.kind === 'link') return rewriteAddress(address.value, holder, rename.site)
  const name =
    address.kind === 'snippet' ? rewriteFile(address.value, rename) : rewriteSource(address.value, holder, rename)
  // These characters would end the quoted text or have a special meaning in it.
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

/** Rewrites the source of an import. Keeps its form: from the root or relative, with or without extension. */
function rewriteImport(written: string, { newFile }: Holder, newTarget: string): string {
  const target = /\.mdx?$/i.test(written) ? newTarget : newTarget.replace(/\.mdx?$/i, '')
  if (!/^\.\.?\//.test(written)) return written.startsWith('/') ? `/${target}` : target
  return toRelativePath(target, toFolder(newFile), true)
}

function countLines(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length
}
