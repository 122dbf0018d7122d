import { ENGLISH } from '@spearmint/config/words'
import { type OperationHead, toHash } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'

/** A page generated from an operation (docs/reference/api-pages.mdx#generated-pages). */
export interface SpecPage {
  spec: ApiSpec
  head: OperationHead
  /** Path of the page without extension, as in the navigation. */
  path: string
  title: string
  /** Labels of its groups, outermost first: the parents of its first tag, then that tag. */
  groups: readonly string[]
  /** Not in the navigation. */
  isHidden: boolean
}

/** Folder of the pages of a tab or anchor whose URL is external. */
export const DEFAULT_FOLDER = 'api-reference'

/**
 * Lists the pages of a whole spec in the order of the file: one for each operation and webhook without `x-excluded`. The
 * path is `<folder>/<first tag>/<summary>`, with a number from 1 if it is taken. `x-mint.href` replaces the path. Segments
 * that file systems would refuse are shortened.
 * @param folder - Without leading and trailing slash.
 * @param taken - Paths of other pages.
 * @param untagged - The group of operations without a tag.
 */
export function listSpecPages(
  spec: ApiSpec,
  folder: string = DEFAULT_FOLDER,
  taken: ReadonlySet<string> = new Set(),
  untagged: string = ENGLISH['group.api'],
): SpecPage[] {
  const claim = createPathClaims(taken)
  return spec.list
    .filter((head) => !head.isExcluded)
    .map((head) => {
      const { path, ...page } = toSpecPage(spec, head, folder, untagged)
      return { ...page, path: claim(path) }
    })
}

/** Converts an operation to its page, with the path that it has unless another page has it. */
export function toSpecPage(spec: ApiSpec, head: OperationHead, folder: string, untagged: string): SpecPage {
  const [tag] = head.tags
  const title = toTitle(head)
  const last = toSegment(head.summary ?? title) || toSegment(title) || 'operation'
  const wanted =
    toPagePath(head.mint.href) ??
    [folder, tag === undefined ? '' : toSegment(tag), last].filter((segment) => segment !== '').join('/')
  const groups = tag === undefined ? [untagged] : listLabels(tag, spec.tags)
  return { spec, head, path: toShortPath(wanted), title, groups, isHidden: head.isHidden }
}

/** Groups are nested no deeper than this. */
const MAX_GROUPS = 10

/** Lists the labels of a tag and its ancestors (`parent`, OpenAPI 3.2), outermost first. Cycles are cut. */
function listLabels(tag: string, tags: ApiSpec['tags']): string[] {
  const seen = new Set<string>()
  for (let name: string | undefined = tag; name !== undefined && !seen.has(name); name = tags.get(name)?.parent) {
    if (seen.size >= MAX_GROUPS) break
    seen.add(name)
  }
  return [...seen].reverse().map((name) => tags.get(name)?.label ?? name)
}

/** Converts `x-mint.href` to the path of a page: a URL of this site without `..` and without characters that file names cannot have. */
function toPagePath(href: string | undefined): string | undefined {
  if (href === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined
  const [path = ''] = href.split(/[?#]/)
  const segments = path
    .split('/')
    .map((segment) => segment.trim().replace(/[^\p{L}\p{N}._~-]+/gu, '-'))
    .filter((segment) => !/^\.*$/.test(segment))
  return segments.length === 0 ? undefined : segments.join('/')
}

function toTitle({ method, path, summary, mint }: OperationHead): string {
  const { title } = mint.metadata
  if (typeof title === 'string' && title !== '') return title
  if (summary !== undefined) return summary
  const words = toSegment(`${method} ${path.replaceAll('/', ' ').replace(/\{[^{}]*\}/g, '')}`).replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Converts text to one segment of a URL: lower case, hyphens for spaces, no characters that are special in URLs. */
function toSegment(text: string): string {
  return text
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Most file systems limit names to 255 bytes. Endings and numbers follow. */
const MAX_SEGMENT_BYTES = 200

/** Cuts segments that are too long for a file name. A hash of the whole segment replaces the rest. */
function toShortPath(path: string): string {
  const segments = path.split('/').map((segment) => {
    const bytes = new TextEncoder().encode(segment)
    if (bytes.length <= MAX_SEGMENT_BYTES) return segment
    // A character that is cut is decoded as U+FFFD.
    const start = new TextDecoder().decode(bytes.subarray(0, MAX_SEGMENT_BYTES - 10)).replace(/[\uFFFD-]+$/, '')
    return `${start}-${toHash(segment).slice(0, 8).toLowerCase()}`
  })
  return segments.join('/')
}

/**
 * Creates a function that gives each page a path of its own: the wanted one, or else with a number.
 * @param taken - Paths of other pages.
 */
export function createPathClaims(taken: ReadonlySet<string> = new Set()): (wanted: string) => string {
  const used = new Set(taken)
  /** The last number of each path, where the search for a free one continues. */
  const counts = new Map<string, number>()
  return (wanted) => {
    let count = counts.get(wanted) ?? 0
    let candidate = count === 0 ? wanted : `${wanted}-${count}`
    while (used.has(candidate)) candidate = `${wanted}-${++count}`
    counts.set(wanted, count)
    used.add(candidate)
    return candidate
  }
}
