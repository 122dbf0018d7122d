import { createAddresses } from '../../core/index.ts'
import { loadDates } from './load-dates.ts'
import { type Edition, loadEdition, loadManifest } from './load-edition.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

/** A published site, from which programs read. */
export interface PublishedSite {
  name: string
  /** The URL of its first page; only its path if the URL of the site is not known. */
  home: string
  /** Whether its pages can be read without a network. */
  isLocal: boolean
  /** Loads a version, by default the first one. A new build of the site is loaded again. */
  loadEdition(version?: string): Promise<Edition>
  listVersions(): Promise<string[]>
  /** The Markdown of a page. Undefined if there is none. */
  readMarkdown(href: string): Promise<string | undefined>
  /** The name of a page that all forms of its address share. Undefined for the address of another site. */
  findKey(address: string): string | undefined
  /** The URL of a page; only its path if the URL of the site is not known. */
  toUrl(href: string): string
  /** The date of the last change of a page. */
  findDate(href: string): Promise<string | undefined>
}

/** The maximum size of a page. */
const MAX_PAGE_BYTES = 5 * 1024 * 1024
const MAX_LIST_BYTES = 1024 * 1024

/** Creates the site from its files. @throws {PublishedSiteError} if they have no search index */
export async function createPublishedSite(files: PublishedFiles): Promise<PublishedSite> {
  const addresses = createAddresses(decodePath(files.base))
  // Reports a folder or host without an index at once.
  await loadManifest(files)
  const list = (await files.readText('llms.txt', MAX_LIST_BYTES).catch(() => undefined)) ?? ''
  const origin = files.origin ?? findOrigin(list)
  const editions = new Map<string, Promise<Edition>>()
  let dates: Promise<ReadonlyMap<string, string>> | undefined

  function toUrl(href: string): string {
    return origin !== undefined && URL.canParse(href, origin) ? new URL(href, origin).href : href
  }

  function findKey(address: string): string | undefined {
    const href = toHref(address)
    const path = addresses.toFilePath(href)
    if (path === undefined) return undefined
    return path.replace(/(?:\.html|\.mdx?|\/)$/, '').replace(/(?:^|\/)index$/, '')
  }

  /** The path of an address: as it is, below the base, or of a URL of this site. */
  function toHref(address: string): string {
    if (/^https?:\/\//i.test(address)) {
      const url = URL.canParse(address) ? new URL(address) : undefined
      return url === undefined || (origin !== undefined && url.origin !== origin) ? '' : url.pathname
    }
    const path = `/${address.replace(/^\/+/, '')}`
    return path === addresses.base || path.startsWith(`${addresses.base}/`) ? path : addresses.base + path
  }

  return {
    name: /^# (.+)$/m.exec(list)?.[1] ?? (files.origin === undefined ? 'Documentation' : new URL(files.origin).host),
    home: toUrl(`${addresses.base}/`),
    isLocal: files.isLocal,
    async listVersions() {
      return (await loadManifest(files)).indexes.map(({ name }) => name)
    },
    async loadEdition(version) {
      const current = (await loadManifest(files)).indexes
      const entry = version === undefined ? current[0] : current.find(({ name }) => name === version)
      if (entry === undefined) {
        const names = current.map(({ name }) => `"${name}"`).join(', ')
        throw new PublishedSiteError(`The site has no version "${version}". Expected one of ${names}.`)
      }
      for (const folder of editions.keys()) {
        if (!current.some((other) => other.folder === folder)) editions.delete(folder)
      }
      const known = editions.get(entry.folder)
      if (known !== undefined) return known
      const loaded = loadEdition(entry, files)
      editions.set(entry.folder, loaded)
      loaded.catch(() => editions.delete(entry.folder))
      // A new build may have changed dates as well.
      dates = undefined
      return loaded
    },
    async readMarkdown(href) {
      const key = findKey(href)
      if (key === undefined) return undefined
      const names = key === '' ? ['index.md'] : [`${key}.md`, `${key}/index.md`]
      for (const name of names) {
        const text = await files.readText(name, MAX_PAGE_BYTES)
        if (text !== undefined) return text
      }
      return undefined
    },
    findKey,
    toUrl,
    async findDate(href) {
      dates ??= loadDates(files)
      return (await dates).get(toUrl(href))
    },
  }
}

/** The origin of the first page in `llms.txt`, whose links are absolute if the URL of the site is known. */
function findOrigin(list: string): string | undefined {
  const url = /\]\((https?:\/\/[^)\s]{1,500}\.md)\)/.exec(list)?.[1]
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
