import type { BuiltSite } from '../deployed/built-site.ts'
import { type HtmlFacts, readHtml } from './read-html.ts'

/** A page of a built folder. */
export interface AgentPage {
  file: string
  bytes: number
  html: HtmlFacts
  /** Its Markdown, if there is some. */
  markdown?: { file: string; text: string }
}

/** A built folder, and where the addresses in its files lead. */
export interface AgentSite {
  files: ReadonlySet<string>
  readText(file: string): string | undefined
  /** The file behind an address of the site: undefined if there is none, null for another site. */
  findFile(href: string): string | null | undefined
}

/** Opens a built folder. @param base Percent-encoded: empty, or for example `/docs` */
export function openAgentSite(site: BuiltSite, base: string): AgentSite {
  const files = new Set(site.files)
  const readText = (file: string): string | undefined => {
    const bytes = files.has(file) ? site.read(file) : undefined
    return bytes && new TextDecoder().decode(bytes)
  }
  const origin = findOrigin(readText)
  return {
    files,
    readText,
    findFile(href) {
      if (!href.startsWith('/') && !URL.canParse(href)) return undefined
      const url = new URL(href, origin ?? 'http://site.invalid')
      const isOwn = href.startsWith('/') || url.origin === origin
      if (!isOwn || !(url.pathname === base || url.pathname.startsWith(`${base}/`))) return null
      const path = decodePath(url.pathname.slice(base.length + 1))
      if (path === undefined) return undefined
      const name = path.replace(/\/$/, '')
      const found = name === '' ? ['index.html'] : [path, `${name}.html`, `${name}/index.html`]
      return found.find((file) => files.has(file))
    },
  }
}

/** Reads the pages of a build, one by one: not its redirects, and no HTML of the author. */
export function* readAgentPages(site: BuiltSite, { findFile, readText }: AgentSite): Generator<AgentPage> {
  for (const file of site.files) {
    if (!file.endsWith('.html') || file === '404.html') continue
    const bytes = site.read(file)
    if (bytes === undefined) continue
    const html = readHtml(new TextDecoder().decode(bytes))
    if (!html.isSpearmint || html.isRedirect || isFrame(html)) continue
    const own = html.markdown === undefined ? undefined : findFile(html.markdown)
    const text = typeof own === 'string' ? readText(own) : undefined
    yield { file, bytes: bytes.length, html, ...(text !== undefined && { markdown: { file: own as string, text } }) }
  }
}

/** The documents that diagrams and validators run in have no main part. */
function isFrame({ mainStart }: HtmlFacts): boolean {
  return mainStart === undefined
}

/** The first address of the directive has the origin of the site, if it is known. */
function findOrigin(readText: AgentSite['readText']): string | undefined {
  const links = [...(readText('llms.txt') ?? '').matchAll(/\]\((https?:[^)\s]{1,2000}\.(?:md|txt))\)/g)].map(
    ([, url]) => url,
  )
  const [first] = links.filter((url) => url !== undefined && URL.canParse(url))
  return first === undefined ? undefined : new URL(first).origin
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
