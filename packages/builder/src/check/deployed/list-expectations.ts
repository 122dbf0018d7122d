import { HOST_RULES_FILE, parseRedirectsFile } from '../../emit/index.ts'
import type { BuiltSite } from './built-site.ts'
import { toPageFacts } from './page-facts.ts'

/** What a deployed site should answer, by the files of its build. All URLs are below that of the site. */
export interface Expectations {
  pages: { file: string; url: string; title?: string; canonical?: string }[]
  redirects: ExpectedRedirect[]
  assets: { file: string; url: string }[]
}

export interface ExpectedRedirect {
  file: string
  url: string
  /** The absolute destination. */
  target: string
  /** Undefined for a page that redirects: any redirect is as good. */
  status?: number
}

/** Files for hosts, which are not public. */
const HOST_FILE =
  /^(?:_redirects|_headers|_routes\.json|_worker\.js|vercel\.json|s3-website\.json|netlify\.toml|Caddyfile|[^/]*nginx[^/]*\.conf)$|(?:^|\/)\.|^functions\//

/** Stands for the text that a wildcard matches. */
const PROBE = 'spearmint-check'

/**
 * Lists what a deployed site should answer. Its pages have the address of their canonical URL, because hosts serve
 * `guides/a.html` at different addresses.
 * @param root The URL of the site, without a trailing slash.
 */
export function listExpectations(site: BuiltSite, root: string): Expectations {
  const found: Expectations = { pages: [], redirects: [], assets: [] }
  const files = new Set(site.files)
  for (const file of site.files) {
    if (HOST_FILE.test(file) || file === '404.html' || isCompressed(file, files)) continue
    const url = toUrl(root, file)
    if (!file.endsWith('.html')) {
      found.assets.push({ file, url })
      continue
    }
    const { title, canonical, refresh } = toPageFacts(site.read(file) ?? new Uint8Array())
    const target = refresh === undefined ? undefined : resolve(refresh, url)
    if (target !== undefined) found.redirects.push({ file, url, target })
    // Any other HTML is a file of the author, which is published as it is.
    else if (canonical === undefined && !isPage(file, site)) found.assets.push({ file, url })
    else {
      // The copy of a page at the address of a folder has the canonical URL of the page.
      const isFolder = /(?:^|\/)index\.html$/.test(file)
      const own = !isFolder && canonical !== undefined && isBelow(canonical, root) ? canonical : url
      found.pages.push({ file, url: own, ...(title && { title }), ...(canonical && { canonical }) })
    }
  }
  found.redirects.push(...listRules(site, root))
  return found
}

/** Whether hosts send a file instead of the one beside it. */
function isCompressed(file: string, files: ReadonlySet<string>): boolean {
  return /\.(?:gz|br)$/.test(file) && files.has(file.replace(/\.\w+$/, ''))
}

/** Pages have a copy in Markdown. */
function isPage(file: string, { files }: BuiltSite): boolean {
  return files.includes(file.replace(/html$/, 'md')) || file === 'index.html'
}

/** Lists the rules that the build wrote for hosts, each with an address that it matches. */
function listRules(site: BuiltSite, root: string): ExpectedRedirect[] {
  const text = new TextDecoder().decode(site.read(HOST_RULES_FILE) ?? new Uint8Array())
  return parseRedirectsFile(text).flatMap(({ source, destination, status }) => {
    const url = resolve(toProbe(source), root)
    const target = resolve(toProbe(destination.replaceAll(':splat', '*')), root)
    if (url === undefined || target === undefined || !isBelow(url, root)) return []
    return [{ file: HOST_RULES_FILE, url, target, status }]
  })
}

function toProbe(address: string): string {
  return address.replace(/\*|(?<=\/):[a-z]\w*/gi, PROBE)
}

function toUrl(root: string, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/')
  return `${root}/${path.replace(/(^|\/)index\.html$/, '$1')}`
}

function resolve(address: string, from: string): string | undefined {
  return URL.canParse(address, from) ? new URL(address, from).href : undefined
}

function isBelow(url: string, root: string): boolean {
  return url === root || url.startsWith(`${root}/`)
}
