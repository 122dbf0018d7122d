import { type Cache, findLocale, type Page, toHash } from '../../core/index.ts'
import type { SearchFacts } from '../../emit/index.ts'
import type { Site } from '../site/site.ts'
import type { PageBody, PageHead, PageRecord } from './page-record.ts'

/** The parts of a record that are read on demand. */
const PARTS = ['body', 'text', 'search'] as const

/**
 * Finds and stores the records of pages by a key that covers everything a page is rendered from except the files it
 * imports and the images it shows. Those are known only after rendering, so they are compared when a record is found.
 */
export class PageCache {
  readonly #site: Site
  readonly #cache: Cache | undefined
  readonly #context: string
  /** Hashes of imported files by path; null if there is no such file. */
  readonly #importHashes = new Map<string, string | null>()

  constructor(site: Site, cache: Cache | undefined) {
    this.#site = site
    this.#cache = cache
    this.#context = toCacheContext(site)
  }

  toKey(whole: Page): string {
    const { operation, schema, ...page } = whole
    const { specs, tree } = this.#site
    const ofSpecs = [operation, schema].map((known) => (known === undefined ? '' : specs.toHash(known)))
    const facts = JSON.stringify([page, operation?.head, schema?.name, findLocale(tree.findDivision(whole))])
    return toHash(this.#context, this.#hashText(page), facts, ...ofSpecs)
  }

  /** Finds the head of a record whose imported files have not changed. */
  findHead(key: string): PageHead | undefined {
    const head = this.#cache?.find(`head ${key}`) as PageHead | undefined
    return head !== undefined && this.#isUpToDate(head) ? head : undefined
  }

  findBody(key: string): PageBody | undefined {
    return this.#cache?.find(`body ${key}`) as PageBody | undefined
  }

  findText(key: string): string | undefined {
    return (this.#cache?.find(`text ${key}`) as { text: string } | undefined)?.text
  }

  findSearch(key: string): SearchFacts | undefined {
    return this.#cache?.find(`search ${key}`) as SearchFacts | undefined
  }

  /** Marks all parts of a record as still in use. */
  retain(key: string): void {
    for (const part of PARTS) this.#cache?.retain(`${part} ${key}`)
  }

  /** Stores a record, unless the page was saved after its key was computed: the record does not belong to that key. */
  store(key: string, page: Page, { head, body, text, search }: PageRecord): void {
    if (head.source !== this.#hashText(page)) return
    this.#cache?.set(`head ${key}`, head)
    this.#cache?.set(`body ${key}`, body)
    this.#cache?.set(`text ${key}`, { text })
    this.#cache?.set(`search ${key}`, search)
  }

  #hashText({ file, content }: Pick<Page, 'file' | 'content'>): string {
    return content === undefined ? this.#site.hashFile(file) : toHash(content)
  }

  #isUpToDate({ imports, images }: PageHead): boolean {
    return (
      Object.entries(imports).every(([path, hash]) => this.#hashImport(path) === hash) &&
      Object.entries(images).every(([path, size]) => String(this.#site.findImageSize(path) ?? null) === String(size))
    )
  }

  #hashImport(path: string): string | null {
    const known = this.#importHashes.get(path)
    if (known !== undefined) return known
    const text = this.#site.source.readText(path)
    const hash = text === undefined ? null : toHash(text)
    this.#importHashes.set(path, hash)
    return hash
  }
}

/** The key of a record. @param key The key of its page. */
export function toRecordKey(
  key: string,
  head: Pick<PageHead, 'source' | 'imports' | 'images' | 'isTransient'>,
): string {
  const { source, imports, images, isTransient } = head
  return toHash(key, source, JSON.stringify([imports, images]), ...(isTransient ? ['transient'] : []))
}

/**
 * A hash of what the content of every page depends on: options, parts of the configuration, and the addresses of the
 * site, because adding or removing a page or a file can break or fix a link on any page. Whoever adds an input that
 * changes the content of pages adds it here.
 */
function toCacheContext(site: Site): string {
  const { config, addresses, urls, options, orderedPages, snippets, unpublished, unknownFolders, staticFiles } = site
  const { api, redirects, tabs, anchors, icons, latex, variables, words } = config
  const pages = orderedPages.map(({ file, path, permalink, frontmatter }) => [file, path, permalink, frontmatter.url])
  return toHash(
    JSON.stringify([addresses.base, addresses.style, urls.root, urls.toUrl('/'), options.allowedOrigins ?? []]),
    JSON.stringify([api, redirects, tabs, anchors, icons, latex, variables, words, site.userAssets.scripts]),
    JSON.stringify([pages, snippets, unpublished, unknownFolders, staticFiles]),
  )
}
