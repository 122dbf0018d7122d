import { createPathSearch } from '@spearmint/config/diagnostics'
import { toPagePath, toPermalink } from '../../core/index.ts'
import { classifyFiles, isConfigFile } from '../../site/index.ts'
import { findForbidden, isTooLong, type MoveProblem, toInvalidName, toQuoted } from './invalid-name.ts'

/** The files to move. Paths are relative to the site's folder, with `/`. */
export interface Moves {
  /** The file or folder to move, and its new path. */
  from: string
  to: string
  isFolder: boolean
  /** Every file that moves → its new path. */
  files: ReadonlyMap<string, string>
}

const PAGE_EXTENSIONS = ['.mdx', '.md']

/**
 * Plans the move of a page, any other file, or a folder with its content.
 *
 * @param from As the user wrote it: with or without extension or leading slash (`guides/a`, `/guides/a.mdx`, `guides/`).
 * @param to The same. Without an extension it gets that of `from`. With a trailing slash it is the folder to move into.
 * @param paths Every file of the site's folder.
 */
export function planMoves(from: string, to: string, paths: readonly string[]): Moves | MoveProblem {
  const known = new Set(paths)
  const source = findSource(from, paths, known)
  if (source === undefined) return toMissing(from, paths)
  const target = toTarget(to, source)
  if (target === undefined) return toInvalidName(to)
  if (isTooLong(target)) {
    return { message: `${toQuoted(target)} is too long for a file name.`, suggestions: ['Choose a shorter name.'] }
  }
  if (target === source.path) return { message: `"${source.path}" already has this name.`, suggestions: [] }
  const config = [target, source.path].find(isConfigFile)
  if (config !== undefined) {
    return { message: `"${config}" is the configuration of the site and cannot be moved.`, suggestions: [] }
  }
  if (source.isFolder && target.startsWith(`${source.path}/`)) {
    return { message: `"${source.path}" cannot be moved into itself.`, suggestions: [] }
  }
  const moved = source.isFolder ? paths.filter((path) => path.startsWith(`${source.path}/`)) : [source.path]
  const files = new Map(moved.map((path) => [path, target + path.slice(source.path.length)]))
  const lost = findUnpublished(files, paths)
  if (lost !== undefined) {
    return { message: `"${lost}" would not be published.`, suggestions: ['Choose a name that pages can have.'] }
  }
  const others = paths.filter((path) => !files.has(path))
  const conflict = findNameConflict(target, others) ?? findAddressConflict([...files.values()], others)
  if (conflict !== undefined) {
    const { name, other } = conflict
    return { message: `"${name}" is not available because "${other}" exists.`, suggestions: ['Choose another name.'] }
  }
  return { from: source.path, to: target, isFolder: source.isFolder, files }
}

/** Finds the new path of a page that would no longer be one, such as a file in `snippets`. */
function findUnpublished(files: Moves['files'], paths: readonly string[]): string | undefined {
  const listPages = (list: readonly string[]) =>
    new Set(classifyFiles(list.map((path) => ({ path, size: 0 }))).pages.map(({ path }) => path))
  const before = listPages(paths)
  // Of two pages with one address, another check reports the conflict.
  const isPage = (path: string) => listPages([path]).has(path)
  return [...files].find(([from, to]) => before.has(from) && !isPage(to))?.[1]
}

interface Source {
  path: string
  isFolder: boolean
}

/** Finds the page or the folder of a name. A page comes first, unless a trailing slash marks a folder. */
function findSource(written: string, paths: readonly string[], known: ReadonlySet<string>): Source | undefined {
  const path = toPlainPath(written)
  if (path === undefined) return undefined
  const names = [path, ...PAGE_EXTENSIONS.map((extension) => path + extension)]
  const file = written.endsWith('/') ? undefined : names.find((name) => known.has(name))
  if (file !== undefined) return { path: file, isFolder: false }
  return paths.some((other) => other.startsWith(`${path}/`)) ? { path, isFolder: true } : undefined
}

function toTarget(written: string, { path, isFolder }: Source): string | undefined {
  const target = toPlainPath(written)
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^[./]*\/$/.test(written)) return target === undefined ? name : undefined
  if (target === undefined) return undefined
  if (written.endsWith('/')) return `${target}/${name}`
  const extension = isFolder ? '' : (/\.[^./]+$/.exec(path)?.[0] ?? '')
  const isPage = PAGE_EXTENSIONS.includes(extension)
  const hasOwn = isPage ? /\.mdx?$/.test(target) : target.endsWith(extension)
  return hasOwn ? target : target + extension
}

/** A new name, and the existing file that it conflicts with. */
interface Conflict {
  name: string
  other: string
}

/** Finds a file that has the name, is in a folder with the name, or is where a folder has to be. */
function findNameConflict(name: string, others: readonly string[]): Conflict | undefined {
  const other = others.find((path) => path === name || path.startsWith(`${name}/`) || name.startsWith(`${path}/`))
  return other === undefined ? undefined : { name, other }
}

/** Finds a page with the address of one that moves, such as `learn.mdx` for `learn/index.mdx`. */
function findAddressConflict(names: readonly string[], others: readonly string[]): Conflict | undefined {
  const byPermalink = new Map(others.filter(isPagePath).map((path) => [toPermalink(toPagePath(path)), path]))
  for (const name of names.filter(isPagePath)) {
    const other = byPermalink.get(toPermalink(toPagePath(name)))
    if (other !== undefined) return { name, other }
  }
  return undefined
}

function isPagePath(path: string): boolean {
  return PAGE_EXTENSIONS.some((extension) => path.endsWith(extension))
}

/** Removes slashes around a path. Returns undefined if it is empty, leads out of the folder or is not a path of a URL. */
function toPlainPath(written: string): string | undefined {
  const segments = written.split('/').filter((segment) => segment !== '' && segment !== '.')
  const isSafe = segments.length > 0 && !segments.includes('..') && findForbidden(written) === undefined
  return isSafe ? segments.join('/') : undefined
}

function toMissing(from: string, paths: readonly string[]): MoveProblem {
  const search = createPathSearch(() => paths.map(toPagePath))
  const near = search(toPagePath(toPlainPath(from.replaceAll('\\', '/')) ?? from))
  return {
    message: `Cannot find a page, file or folder ${toQuoted(from)} in the site.`,
    suggestions: near.map((path) => `Did you mean "${path}"?`),
  }
}
