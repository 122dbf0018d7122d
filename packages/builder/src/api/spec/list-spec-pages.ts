import type { OperationHead } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'

/** A page that is made of an operation (reference 6.5). */
export interface SpecPage {
  spec: ApiSpec
  head: OperationHead
  /** Path of the page without extension, as the navigation would name it. */
  path: string
  title: string
  /** Labels of the groups around it, outermost first: that of its first tag, and of the tags that tag belongs to. */
  groups: readonly string[]
  /** Not in the navigation. */
  isHidden: boolean
}

/** Where pages of a tab or anchor without an address of its own stand. */
export const DEFAULT_FOLDER = 'api-reference'

/** The group of operations without a tag. */
const UNTAGGED_GROUP = 'API Reference'

/**
 * Lists the pages of a whole spec in the order of the file: one for each operation and webhook but those with
 * `x-excluded`. A path is `<folder>/<first tag>/<summary>`; equal ones are numbered from 1. `x-mint.href` is a path of
 * its own.
 * @param folder without slashes at its ends
 * @param taken paths that other pages have
 */
export function listSpecPages(
  spec: ApiSpec,
  folder: string = DEFAULT_FOLDER,
  taken: ReadonlySet<string> = new Set(),
): SpecPage[] {
  const used = new Set(taken)
  return spec.list
    .filter((head) => !head.isExcluded)
    .map((head) => {
      const [tag] = head.tags
      const title = toTitle(head)
      const last = toSegment(head.summary ?? title) || toSegment(title) || 'operation'
      const wanted =
        toOwnPath(head.mint.href) ??
        [folder, tag === undefined ? '' : toSegment(tag), last].filter((segment) => segment !== '').join('/')
      const groups = tag === undefined ? [UNTAGGED_GROUP] : listLabels(tag, spec.tags)
      return { spec, head, path: claim(wanted, used), title, groups, isHidden: head.isHidden }
    })
}

/** The labels of a tag and of those it belongs to (`parent`, OpenAPI 3.2), outermost first. Circles end. */
function listLabels(tag: string, tags: ApiSpec['tags']): string[] {
  const seen = new Set<string>()
  for (let name: string | undefined = tag; name !== undefined && !seen.has(name); name = tags.get(name)?.parent)
    seen.add(name)
  return [...seen].reverse().map((name) => tags.get(name)?.label ?? name)
}

/** The path that `x-mint.href` means: an address of this site, without steps up, and without what files cannot be named. */
function toOwnPath(href: string | undefined): string | undefined {
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
  const words = toSegment(`${method} ${path.replaceAll('/', ' ').replace(/\{[^}]*\}/g, '')}`).replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** One segment of an address: lower case, hyphens for blanks, and nothing that has a meaning in addresses. */
function toSegment(text: string): string {
  return text
    .toLowerCase()
    .replace(/\{[^}]*\}/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

function claim(path: string, used: Set<string>): string {
  let candidate = path
  for (let count = 1; used.has(candidate); count++) candidate = `${path}-${count}`
  used.add(candidate)
  return candidate
}
