import { createPathSearch } from '@spearmint/config'
import { toPagePath, toPermalink } from '../../core/index.ts'

/** Which files go where. Paths are relative to the site's folder, with `/`. */
export interface Moves {
  /** The file or folder to move, and its new path. */
  from: string
  to: string
  isFolder: boolean
  /** Every file that moves → its new path. */
  files: ReadonlyMap<string, string>
}

/** Why nothing can be moved, and what to do instead. */
export interface MoveProblem {
  message: string
  suggestions: string[]
}

const PAGE_EXTENSIONS = ['.mdx', '.md']

/**
 * Plans the move of a page, any other file, or a folder with all that is in it.
 *
 * @param from as the user names it: with or without extension or leading slash (`guides/a`, `/guides/a.mdx`, `guides/`)
 * @param to the same; it keeps the extension of `from` unless it has its own. With a slash at its end it is the folder to
 *   move into.
 * @param paths every file of the site's folder
 */
export function planMoves(from: string, to: string, paths: readonly string[]): Moves | MoveProblem {
  const known = new Set(paths)
  const source = findSource(from, paths, known)
  if (source === undefined) return toMissing(from, paths)
  const target = toTarget(to, source)
  if (target === undefined) {
    return {
      message: `"${to}" lies outside the folder of the site.`,
      suggestions: ['Name a path in it, such as "guides/new-name".'],
    }
  }
  if (target === source.path) return { message: `"${source.path}" has this name already.`, suggestions: [] }
  if (target === 'mint.json' || source.path === 'mint.json') {
    return { message: '"mint.json" is the configuration of the site and stays where it is.', suggestions: [] }
  }
  if (source.isFolder && target.startsWith(`${source.path}/`)) {
    return { message: `"${source.path}" cannot be moved into itself.`, suggestions: [] }
  }
  const moved = source.isFolder ? paths.filter((path) => path.startsWith(`${source.path}/`)) : [source.path]
  const files = new Map(moved.map((path) => [path, target + path.slice(source.path.length)]))
  const others = paths.filter((path) => !files.has(path))
  const obstacle = findNameObstacle(target, others) ?? findAddressObstacle([...files.values()], others)
  if (obstacle !== undefined) {
    const { name, other } = obstacle
    return { message: `"${name}" is taken: there is "${other}".`, suggestions: ['Choose another name.'] }
  }
  return { from: source.path, to: target, isFolder: source.isFolder, files }
}

interface Source {
  path: string
  isFolder: boolean
}

/** A page before a folder of the same name, unless a slash says that the folder is meant. */
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

/** A new name, and the file that is in its way. */
interface Obstacle {
  name: string
  other: string
}

/** A file that has the name, is in a folder of it, or stands where a folder must be. */
function findNameObstacle(name: string, others: readonly string[]): Obstacle | undefined {
  const other = others.find((path) => path === name || path.startsWith(`${name}/`) || name.startsWith(`${path}/`))
  return other === undefined ? undefined : { name, other }
}

/** A page that has the address of one that moves: `learn.mdx` that of `learn/index.mdx`. */
function findAddressObstacle(names: readonly string[], others: readonly string[]): Obstacle | undefined {
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

/** The path without slashes around it; undefined when it is empty or leads out of the folder. */
function toPlainPath(written: string): string | undefined {
  const segments = written.split('/').filter((segment) => segment !== '' && segment !== '.')
  const isSafe = segments.length > 0 && !segments.includes('..') && !/[\\\0\r\n]|^[a-z]:/i.test(written)
  return isSafe ? segments.join('/') : undefined
}

function toMissing(from: string, paths: readonly string[]): MoveProblem {
  const search = createPathSearch(() => paths.map(toPagePath))
  const near = search(toPagePath(toPlainPath(from) ?? from))
  return {
    message: `There is no page, file or folder "${from}" in the site.`,
    suggestions: near.map((path) => `Did you mean "${path}"?`),
  }
}
