import type { Diagnostic } from '@spearmint/config/diagnostics'
import { createAddresses, createDiagnosticLog, type Page, type SourceFolder } from '../../core/index.ts'
import { isConfigFile } from '../../site/index.ts'
import type { LoadedClient } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createFrame } from '../site/create-frame.ts'
import { createTools, type Tools } from '../site/create-tools.ts'
import { loadSite } from '../site/load-site.ts'
import { addDevClient } from './add-dev-client.ts'
import { DevContent } from './dev-content.ts'
import type { DevDocument, DevFile, DevSite } from './dev-site.ts'
import { createSnapshot, type DevSnapshot, isContentChange } from './dev-snapshot.ts'
import type { MemoryFile } from './memory-output.ts'
import { RecentCache } from './recent-cache.ts'

export interface DevIo extends Pick<BuildIo, 'packageData' | 'fetchText' | 'fetchJson' | 'parseGuard' | 'guard'> {
  /** Opens the folder as it is now. */
  openSource(): SourceFolder
}

/** Pages with problems that are rendered again after a change, so that their problems stay up to date. */
const MAX_RECHECKED_PAGES = 10

/** Opens a site for `spearmint dev`. It uses the functions of a build, but renders each file when it is requested. */
export async function openDevSession(options: BuildOptions, io: DevIo): Promise<DevSite> {
  const session = new DevSession(options, io, {
    tools: await createTools(options, io),
    client: await io.packageData.loadClient(),
  })
  await session.reload()
  return session
}

class DevSession implements DevSite {
  readonly #options: BuildOptions
  readonly #io: DevIo
  readonly #tools: Tools
  readonly #client: LoadedClient
  readonly #cache = new RecentCache()
  /** The folder as of the last reload. */
  #source: SourceFolder
  /** Undefined until the configuration is usable for the first time. */
  #snapshot: DevSnapshot | undefined
  #content: DevContent | undefined
  /** Problems of the site as a whole. */
  #siteProblems: readonly Diagnostic[] = []
  /** Problems of the pages that were requested since the last change. */
  #pageProblems = createDiagnosticLog()
  /** Paths of the documents with problems, in the order in which they were last rendered. */
  readonly #pathsWithProblems = new Set<string>()

  constructor(options: BuildOptions, io: DevIo, { tools, client }: { tools: Tools; client: LoadedClient }) {
    // A server has a root.
    this.#options = { ...options, relative: false }
    this.#io = io
    this.#tools = tools
    this.#client = client
    this.#source = io.openSource()
  }

  async find(path: string): Promise<DevFile | undefined> {
    const [snapshot, content] = [this.#snapshot, this.#content]
    if (snapshot === undefined || content === undefined) return this.#findAsset(path)
    const page = snapshot.pageOf.get(path)
    const ofPage = page && (await this.#findPageFile(path, page, content))
    return ofPage ?? snapshot.frameFiles.find(path) ?? content.find(path) ?? (await content.findCollected(path))
  }

  renderNotFound(): DevDocument {
    const file = this.#snapshot?.frameFiles.find('404.html')
    return this.#addClient(file !== undefined && 'content' in file ? String(file.content) : NO_SITE, [])
  }

  async change(paths?: readonly string[]): Promise<void> {
    if (paths === undefined && toState(this.#io.openSource()) === toState(this.#source)) return
    const snapshot = this.#snapshot
    if (snapshot !== undefined && paths !== undefined && isContentChange(paths, snapshot.site, this.#source)) {
      this.#resetContent(snapshot)
    } else await this.reload()
    await this.#recheckPages()
  }

  diagnostics(): readonly Diagnostic[] {
    return [...this.#siteProblems, ...this.#pageProblems.list()]
  }

  countPages(): number | undefined {
    return this.#snapshot?.site.pages.length
  }

  hasOtherVersions(): boolean {
    return this.#snapshot?.site.config.gitVersions !== undefined
  }

  readText(path: string): string | undefined {
    return this.#source.readText(path)
  }

  /** Loads the whole site again. If its configuration is not usable, the last site stays. */
  async reload(): Promise<void> {
    this.#source = this.#io.openSource()
    this.#pageProblems = createDiagnosticLog()
    const io = { ...this.#io, source: this.#source, cache: this.#cache }
    const { site, diagnostics } = await loadSite(this.#options, this.#tools, io)
    this.#siteProblems = diagnostics
    if (site === undefined) return
    const { frame, diagnostics: frameProblems } = await createFrame(site, this.#client, io)
    const log = createDiagnosticLog()
    log.addAll([...diagnostics, ...frameProblems])
    this.#siteProblems = log.list()
    // Five values for each page, and those of a few edits.
    this.#cache.resize(10 * site.pages.length + 100)
    this.#snapshot = await createSnapshot(site, frame)
    this.#resetContent(this.#snapshot)
  }

  #resetContent(snapshot: DevSnapshot): void {
    this.#pageProblems = createDiagnosticLog()
    this.#content = new DevContent(snapshot, this.#cache, this.#io.guard)
  }

  async #findPageFile(path: string, page: Page, content: DevContent): Promise<DevFile | undefined> {
    if (!path.endsWith('.html')) {
      await content.writeAlternates(page)
      return content.find(path)
    }
    const diagnostics = await content.writeDocument(page)
    this.#pageProblems.addAll(diagnostics)
    this.#pathsWithProblems.delete(path)
    if (diagnostics.length > 0) this.#pathsWithProblems.add(path)
    return this.#toDocument(content.find(path), diagnostics)
  }

  /** Renders pages that had problems before a change: the change may have fixed them, and nobody may request them. */
  async #recheckPages(): Promise<void> {
    const paths = [...this.#pathsWithProblems].slice(-MAX_RECHECKED_PAGES)
    this.#pathsWithProblems.clear()
    for (const path of paths) {
      const page = this.#snapshot?.pageOf.get(path)
      if (page !== undefined && this.#content !== undefined) await this.#findPageFile(path, page, this.#content)
    }
  }

  #toDocument(file: MemoryFile | undefined, diagnostics: readonly Diagnostic[]): DevFile | undefined {
    if (file === undefined || !('content' in file) || typeof file.content !== 'string') return file
    return this.#addClient(file.content, diagnostics)
  }

  #addClient(html: string, diagnostics: readonly Diagnostic[]): DevDocument {
    // The terminal reports other problems of the site. They don't concern this page.
    const ofConfig = this.#siteProblems.filter(({ file, severity }) => isConfigFile(file) && severity === 'error')
    return addDevClient(html, {
      diagnostics: [...ofConfig, ...diagnostics],
      readText: this.#source.readText,
      assets: this.#client.assets,
      addresses: createAddresses(this.#options.base),
      words: this.#snapshot?.site.findWords(/<html lang="([^"]*)"/.exec(html)?.[1]),
    })
  }

  /** Finds a file that the page for a missing site needs. */
  #findAsset(path: string): DevFile | undefined {
    const read = this.#client.contents.get(path)
    return read && { content: read() }
  }
}

/** Changes when a file of the folder is changed, added or removed. */
function toState(source: SourceFolder): string {
  return source
    .list()
    .map(({ path, size, modified }) => `${path} ${size} ${modified}`)
    .join('\n')
}

/** Shown until the configuration is usable for the first time. */
const NO_SITE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No site yet</title></head><body><h1>No site yet</h1><p>There is no page, or docs.json or mint.json is missing or not JSON. The folder is read again when it changes.</p></body></html>'
