import { type LinkResolver, splitHref } from '../../core/index.ts'
import { resolvePath, toFolder } from '../../site/index.ts'
import { toRelativePath } from './to-relative-path.ts'

/** The links of a site before and after a rename. */
export interface RenamedSite {
  before: LinkResolver
  after: LinkResolver
  /** Returns the new permalink of a page. The same for a page that does not move. */
  toNewPermalink(permalink: string): string
  /** Returns the new path of a file. The same for a file that does not move. */
  toNewFile(path: string): string
  /** New permalinks and paths of what moves: an address that had another target may now lead there. */
  arrivals: ReadonlySet<string>
  /** Returns the path without extension, such as `guides/index`, of the page at a new permalink. */
  toPageName(permalink: string): string
}

/** The file that contains an address, before and after the rename. */
export interface Holder {
  file: string
  newFile: string
}

/**
 * Rewrites an address so that it leads to the same page or file after a rename. Keeps it unchanged if it still does. Keeps
 * its form: from the root or relative, with or without extension, with its fragment.
 *
 * @returns Undefined if no form of it would lead there.
 */
export function rewriteAddress(written: string, { file, newFile }: Holder, site: RenamedSite): string | undefined {
  const target = findTarget(written, file, site.before)
  if (target === undefined) return written
  const wanted: Target = { ...target, path: toNewPath(target, site) }
  const found = findTarget(written, newFile, site.after)
  const isNearby = wanted.path !== target.path || file !== newFile || site.arrivals.has(found?.path ?? '')
  if (!isNearby) return written
  const way = toWay(written, file, site.before)
  const isKept = isSame(found, wanted)
  if (isKept && toWay(written, newFile, site.after) === way) return written
  const forms = toForms(written, newFile, wanted, site)
  return [way, 'rooted' as const]
    .map((one) => forms[one])
    .find((form) => isSame(findTarget(form, newFile, site.after), wanted))
}

/** A page by its permalink, or a file by its path. */
interface Target {
  type: 'page' | 'file'
  path: string
  isRedirected: boolean
}

function findTarget(written: string, file: string, links: LinkResolver): Target | undefined {
  const link = links.resolveLink(written, file)
  const isRedirected = 'redirect' in link && link.redirect !== undefined
  if (link.type === 'page') return { type: 'page', path: link.permalink, isRedirected }
  if (link.type === 'file') return { type: 'file', path: splitHref(link.href).path.slice(1), isRedirected }
  return undefined
}

function toNewPath({ type, path }: Target, site: RenamedSite): string {
  return type === 'page' ? site.toNewPermalink(path) : site.toNewFile(path)
}

/** Only an address that depended on a redirect before may depend on one after the rename. */
function isSame(found: Target | undefined, wanted: Target): boolean {
  return (
    found !== undefined &&
    found.type === wanted.type &&
    found.path === wanted.path &&
    (!found.isRedirected || wanted.isRedirected)
  )
}

/** What an address is relative to: the root (leading slash), the file's folder, the root (no slash), its URL as a folder. */
type Way = 'rooted' | 'relative' | 'bare' | 'fromUrl'

/** Writes the address in each way. */
function toForms(written: string, newFile: string, wanted: Target, site: RenamedSite): Record<Way, string> {
  const [, blanks = '', path = '', suffix = ''] = /^(\s*)([^?#]*?)((?:[?#].*?)?)\s*$/s.exec(written) ?? []
  const name = wanted.type === 'file' ? wanted.path : toName(path, wanted.path, site)
  const slash = /[^./]\/$/.test(path) && name !== '' ? '/' : ''
  const isMarked = path.startsWith('./')
  const toForm = (form: string) => blanks + toHref(form) + slash + suffix
  return {
    rooted: toForm(`/${name}`),
    relative: toForm(toRelativePath(name, toFolder(newFile), isMarked)),
    bare: toForm(isMarked ? `./${name}` : name),
    fromUrl: toForm(toRelativePath(name, newFile.replace(/\.mdx?$/, ''), isMarked)),
  }
}

/** An address without a leading slash can be relative to three folders (see the link resolver). Returns the one that applies. */
function toWay(written: string, file: string, links: LinkResolver): Way {
  const { path } = splitHref(written.trim())
  if (path.startsWith('/')) return 'rooted'
  const target = findTarget(path, file, links)
  const leadsThere = (folder: string) => {
    const found = findTarget(`/${encodeURI(resolvePath(path, folder))}`, '', links)
    return found !== undefined && found.type === target?.type && found.path === target.path
  }
  if (leadsThere(toFolder(file))) return 'relative'
  return leadsThere('') ? 'bare' : 'fromUrl'
}

/** Names a page in the style of the address before: `a`, `a.mdx`, `a.html`, `a/index`. */
function toName(path: string, permalink: string, { toPageName }: RenamedSite): string {
  const extension = /\.(?:mdx?|html)$/.exec(path)?.[0] ?? ''
  const isWhole = /(?:^|\/)index(?:\.(?:mdx?|html))?$/.test(path)
  const name = isWhole || extension !== '' ? toPageName(permalink) : permalink.slice(1)
  return name + extension
}

/** Escapes characters that would end an address in Markdown or in an attribute. Letters of all scripts stay unescaped. */
function toHref(path: string): string {
  return path.replace(/[\s"'<>()%#?&\\^`{|}[\]]/gu, (character) =>
    character === '(' || character === ')' || character === "'"
      ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
      : encodeURIComponent(character),
  )
}
