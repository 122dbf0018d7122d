import { isObject } from '../../core/index.ts'
import {
  type IndexReader,
  openIndex,
  type PageTitles,
  parseNumberText,
  SEARCH_PATH,
  type SearchManifest,
} from '../../emit/index.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

/** A page that the search of a site contains. */
export interface PublishedPage {
  /** Its address on the site, for example `/docs/guides/a.html`. */
  href: string
  title: string
  /** The names in the navigation around it, outermost first. */
  trail: readonly string[]
  /** The method of an API page. */
  method?: string | undefined
  /** Its headings and fields. */
  locations: PageTitles[2]
}

/** A version of a site: what its search contains. */
export interface Edition {
  /** Empty for a site without versions. */
  version: string
  folder: string
  index: IndexReader
  /** In reading order. */
  listPages(): Promise<readonly PublishedPage[]>
}

/** The path of a file of the index. It doesn't lead out of the folder of the search. */
const INDEX_FILE = /^(?:[\w-]{1,100}\/)?[\w-]{1,100}\.json$/

/** The maximum size of a file of the index. */
const MAX_BYTES = 20 * 1024 * 1024

/** The maximum number of pages, headings and fields. */
const MAX_LOCATIONS = 5_000_000

/** Loads the search index of a version. */
export async function loadEdition(entry: SearchManifest['indexes'][number], files: PublishedFiles): Promise<Edition> {
  const index = await openIndex(entry, async (path) => {
    // The names of files are in the index, too.
    if (!INDEX_FILE.test(path)) throw new PublishedSiteError('The search index of the site is invalid.')
    const value = await loadJson(`${SEARCH_PATH}/${path}`, files)
    checkVocabulary(value)
    return value
  })
  let pages: Promise<PublishedPage[]> | undefined

  async function loadPages(): Promise<PublishedPage[]> {
    const titles = await index.readTitles(index.firstOf.keys())
    return [...titles].flatMap(([page, found]) => {
      if (!isPage(found)) return []
      const [href, title, locations] = found
      return { href, title, locations, trail: index.names.listTrail(page), method: index.findMethod(page) }
    })
  }

  return {
    version: entry.name,
    folder: entry.folder,
    index,
    listPages() {
      pages ??= loadPages()
      pages.catch(() => {
        pages = undefined
      })
      return pages
    },
  }
}

/** Loads the list of indexes. @throws {PublishedSiteError} if the site has none */
export async function loadManifest(files: PublishedFiles): Promise<SearchManifest> {
  const manifest = await loadJson(`${SEARCH_PATH}/manifest.json`, files)
  const indexes = isObject(manifest) && Array.isArray(manifest.indexes) ? manifest.indexes.filter(isEntry) : []
  if (indexes.length === 0) throw new PublishedSiteError('The search index of the site is empty or invalid.')
  return { indexes, divisions: [] }
}

async function loadJson(path: string, files: PublishedFiles): Promise<unknown> {
  const text = await files.readText(path, MAX_BYTES)
  if (text === undefined) {
    throw new PublishedSiteError(`The site has no search index: "${path}" does not exist.`, [
      'Expected a site built by Spearmint: its output folder, or the address it is served from.',
    ])
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new PublishedSiteError(`"${path}" is not valid JSON.`)
  }
}

/** A list is created with an item for each location, so a small file could claim to have more than memory can contain. */
function checkVocabulary(value: unknown): void {
  if (!isObject(value) || typeof value.pages !== 'string') return
  if (![value.postings, value.titles].every(isShardList)) {
    throw new PublishedSiteError('The search index of the site has an unknown format.', [
      'Build the site with this version of Spearmint.',
    ])
  }
  const count = parseNumberText(value.pages).reduce((sum, own) => sum + own + 1, 0)
  if (!(count <= MAX_LOCATIONS)) throw new PublishedSiteError('The search index of the site is too large.')
}

/** Earlier versions listed only numbers. */
function isShardList(value: unknown): boolean {
  return Array.isArray(value) && value.every((shard) => Array.isArray(shard) && typeof shard[1] === 'string')
}

function isEntry(value: unknown): value is SearchManifest['indexes'][number] {
  return isObject(value) && typeof value.name === 'string' && /^[\w-]{1,100}$/.test(String(value.folder))
}

function isPage(value: PageTitles | undefined): value is PageTitles {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'string' &&
    Array.isArray(value[2]) &&
    value[2].every((location) => Array.isArray(location) && typeof location[1] === 'string')
  )
}
