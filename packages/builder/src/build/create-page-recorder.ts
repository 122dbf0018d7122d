import type { SiteInspector } from '../check/index.ts'
import { type Memory, type Page, type SourceFolder, toHash } from '../core/index.ts'
import type { SearchFacts } from '../emit/index.ts'
import type { HashFile } from '../site/index.ts'
import { createOriginTest } from '../theme/index.ts'
import type { RecordElsewhere } from './build-options.ts'
import { createPageRenderer } from './create-page-renderer.ts'
import type { Tools } from './create-tools.ts'
import { type PageBody, type PageHead, type PageRecord, toPageRecord } from './page-record.ts'
import type { PreparedSite } from './prepare-site.ts'

export interface RecorderInput {
  source: Pick<SourceFolder, 'readText' | 'readBytes'>
  hashFile: HashFile
  /** Other origins that pages may load code from. Default none. */
  allowedOrigins?: readonly string[] | undefined
  memory?: Memory | undefined
  tools: Tools
  /** Renders a page in another thread. Where that fails it is rendered in this one. */
  recordElsewhere?: RecordElsewhere | undefined
  /** Sees every page that is rendered; with one nothing is taken from memory. */
  inspector?: SiteInspector | undefined
}

/** A record whose parts are read when they are asked for. */
export interface RecordedPage {
  /** Of two records with one key everything is the same. */
  key: string
  head: PageHead
  readBody(): Promise<PageBody>
  /** Gives the page as Markdown. */
  readText(): Promise<string>
  /** Gives what the search finds it by. */
  readSearch(): Promise<SearchFacts>
  /** Whether it was made just now, so that no part needs to be read. */
  isNew: boolean
}

/** What another thread answers. */
export interface KeyedRecord {
  key: string
  record: PageRecord
}

/** Gives the records of the pages of a site. */
export interface PageRecorder {
  record(page: Page): Promise<RecordedPage>
  /** Says that a page will be asked for soon: where other threads render, one begins. */
  announce(page: Page): void
}

/** Creates the recorder of a site. A page is rendered when the memory has no record that was made of the same. */
export function createPageRecorder(prepared: PreparedSite, input: RecorderInput): PageRecorder {
  const { source, hashFile, allowedOrigins, inspector, tools, recordElsewhere } = input
  const { site, specs, advisor, snippets, own } = prepared
  const { config, links, addresses, urls, assets } = site
  const memory = inspector === undefined ? input.memory : undefined
  const renderer = createPageRenderer({
    source,
    api: config.api,
    snippets,
    links,
    addresses,
    urls,
    advisor,
    specs,
    loadedScripts: new Set(own.scripts.map(({ path }) => addresses.toFileHref(path))),
    allowsOrigin: createOriginTest(allowedOrigins ?? []),
    tools,
    inspector,
  })
  const surroundings = toSurroundings(prepared, allowedOrigins)
  const hashes = new Map<string, string | null>()

  /** Hash of a file that pages import; null where there is none. */
  function hashImport(path: string): string | null {
    const text = hashes.has(path) ? undefined : source.readText(path)
    if (!hashes.has(path)) hashes.set(path, text === undefined ? null : toHash(text))
    return hashes.get(path) ?? null
  }

  function isUpToDate({ imports }: PageHead): boolean {
    return Object.entries(imports).every(([path, hash]) => hashImport(path) === hash)
  }

  function hashSource({ file, content }: Page): string {
    return content === undefined ? hashFile(file) : toHash(content)
  }

  /** What a page is made of, but for what it imports: that is known when it is rendered. */
  function toKey({ operation, schema, ...page }: Page): string {
    const text = hashSource(page)
    const ofSpecs = [operation, schema].map((known) => (known === undefined ? '' : specs.toHash(known.specFile)))
    return toHash(surroundings, text, JSON.stringify([page, operation?.head, schema?.name]), ...ofSpecs)
  }

  /** What was found of pages when they were announced. */
  const announced = new Map<Page, { key: string; found: PageHead | undefined }>()

  function look(page: Page): { key: string; found: PageHead | undefined } {
    const known = announced.get(page)
    if (known !== undefined) return known
    const key = toKey(page)
    return { key, found: findHead(key) }
  }

  /** Records under way in other threads, by the key of their page. */
  const begun = new Map<string, Promise<PageRecord | undefined>>()

  function begin(page: Page, key: string): void {
    if (recordElsewhere === undefined || begun.has(key)) return
    begun.set(
      key,
      recordElsewhere(page.permalink).then(
        (answer) => {
          const elsewhere = answer as KeyedRecord
          // What was saved since the first pass of this thread is told by all pages or by none.
          return elsewhere.key === toRecordKey(key, elsewhere.record.head) ? elsewhere.record : undefined
        },
        () => undefined,
      ),
    )
  }

  async function make(page: Page, key: string): Promise<PageRecord> {
    begin(page, key)
    const record =
      (await begun.get(key)) ??
      toPageRecord(await renderer.render(page, page.content ?? source.readText(page.file) ?? ''), assets)
    begun.delete(key)
    await turnEventLoop()
    // A file that was saved meanwhile is shown as it is now, and known by what it was: nobody may find it by that.
    if (record.head.source === hashSource(page)) {
      memory?.keep(`head ${key}`, record.head)
      memory?.keep(`body ${key}`, record.body)
      memory?.keep(`text ${key}`, { text: record.text })
      memory?.keep(`search ${key}`, record.search)
    }
    return record
  }

  function findHead(key: string): PageHead | undefined {
    const found = memory?.find(`head ${key}`) as PageHead | undefined
    return found !== undefined && isUpToDate(found) ? found : undefined
  }

  return {
    announce(page) {
      if (recordElsewhere === undefined) return
      const looked = look(page)
      announced.set(page, looked)
      if (looked.found === undefined) begin(page, looked.key)
    },
    async record(page) {
      const { key, found } = look(page)
      announced.delete(page)
      if (found !== undefined) for (const part of ['body', 'text', 'search']) memory?.retain(`${part} ${key}`)
      const made = found === undefined ? await make(page, key) : undefined
      const head = found ?? (made as PageRecord).head
      return {
        key: toRecordKey(key, head),
        head,
        // A part may be damaged while the others are not: then all of it is made again.
        async readBody() {
          const body = made?.body ?? (memory?.find(`body ${key}`) as PageBody | undefined)
          return body ?? (await make(page, key)).body
        },
        async readText() {
          const kept = made ?? (memory?.find(`text ${key}`) as { text: string } | undefined)
          return (kept ?? (await make(page, key))).text
        },
        async readSearch() {
          const search = made?.search ?? (memory?.find(`search ${key}`) as SearchFacts | undefined)
          return search ?? (await make(page, key)).search
        },
        isNew: made !== undefined,
      }
    },
  }
}

/** The key of a record. @param key of its page */
function toRecordKey(key: string, { source, imports }: PageHead): string {
  return toHash(key, source, JSON.stringify(imports))
}

/**
 * What the content of all pages depends on: options, what the configuration says of content, and which addresses there
 * are. A page or file that comes or goes may mend or break a link of any page.
 */
function toSurroundings(prepared: PreparedSite, allowedOrigins: readonly string[] = []): string {
  const { site, ordered, snippets, unpublished, unknownFolders, staticFiles, own } = prepared
  const { config, addresses, urls } = site
  const places = ordered.map(({ file, path, permalink, frontmatter }) => [file, path, permalink, frontmatter.url])
  const { api, redirects, tabs, anchors } = config
  return toHash(
    JSON.stringify([addresses.base, urls.root, urls.toUrl('/'), allowedOrigins]),
    JSON.stringify([api, redirects, tabs, anchors, own.scripts]),
    JSON.stringify([places, snippets, unpublished, unknownFolders, staticFiles]),
  )
}

/**
 * The memory of trees that the native parser made is freed by tasks of the event loop, and rendering waits for nothing
 * that would let it turn: 20,000 pages would hold 400 MB.
 */
function turnEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
