import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import type { DevDocument, DevSite } from '../../build/index.ts'
import { listPageFiles } from '../source/list-page-files.ts'
import { toFileHeaders } from './file-headers.ts'
import { listen } from './listen.ts'
import { type DevVite, startVite } from './start-vite.ts'

export interface ServeDevOptions {
  site: DevSite
  /** The site's folder, absolute, links followed. */
  root: string
  /** A folder in it that is not watched, absolute. */
  exclude: string
  host: string
  /** The next free one when it is taken; any free one for 0. */
  port: number
  /** Empty, or `/docs`. */
  base: string
  /** Reads a file of the site's folder. */
  readFile(path: string): Uint8Array | undefined
  /** Answers what is no file of the site, and leaves the rest to `next`. */
  handler?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  /** Hears what was changed, when the site has taken it in. */
  onChange(paths: readonly string[]): void
  /** Hears that a file was given; what is wrong with it is known by then. */
  onAnswer?(): void
  /** Hears of what cannot be answered: a file that cannot be read, a bug. */
  onFailure(error: unknown): void
}

export interface ServedSite {
  /** Where to find it, for example `http://127.0.0.1:3000/docs/`. */
  url: string
  /** Where other machines find it; empty when it listens for this one alone. */
  others: readonly string[]
  port: number
  close(): Promise<void>
}

/** Milliseconds after which Vite starts if no page has asked for it. */
const VITE_DELAY = 1500

/**
 * Serves a site that is worked on, and tells open pages of changes. Vite starts with the first page in a browser, after
 * its answer, or a little later by itself.
 *
 * @throws {EdgeError} when it cannot listen there
 */
export async function serveDev(options: ServeDevOptions): Promise<ServedSite> {
  const { site, root, exclude, base, host, port, onChange, onFailure } = options
  let started: Promise<DevVite> | undefined
  /** Changes are taken in one after the other. */
  let queue: Promise<void> = Promise.resolve()

  const server = createServer((request, response) => {
    const next = () => void answer(request, response).catch((error: unknown) => fail(error, response))
    const ownNext = () => (isForVite(request) ? forVite(request, response, next) : next())
    if (options.handler === undefined) ownNext()
    else options.handler(request, response, ownNext)
  })

  function isForVite({ url = '' }: IncomingMessage): boolean {
    return url.startsWith(`${base}/@`)
  }

  function forVite(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    start().then(
      (vite) => vite.handle(request, response, next),
      (error: unknown) => fail(error, response),
    )
  }

  function start(): Promise<DevVite> {
    started ??= startVite({ root, base, server, exclude, onChange: take })
    return started
  }

  function take(paths?: readonly string[]): void {
    queue = queue
      .then(async () => {
        await site.change(paths)
        onChange(paths ?? [])
        ;(await started)?.announce(paths ?? [])
      })
      .catch(onFailure)
  }

  function fail(error: unknown, response: ServerResponse): void {
    onFailure(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('This cannot be shown. The terminal says why.\n')
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const path = toSitePath(request.url ?? '/', base)
    if (path === undefined && base !== '') {
      response.writeHead(302, { location: `${encodeURI(base)}/` }).end()
      return
    }
    await queue
    for (const candidate of path === undefined ? [] : listPageFiles(path)) {
      const file = await findFile(candidate, options)
      if (file === undefined) continue
      send(request, response, 200, candidate, file)
      options.onAnswer?.()
      return
    }
    send(request, response, 404, '404.html', site.renderNotFound())
  }

  const { origin, others, ...listening } = await listen(server, host, port)
  const toUrl = (at: string): string => `${at}${encodeURI(base)}/`
  // Who asks without a browser is to see changes too; the first page comes before.
  const timer = setTimeout(() => void start().catch(onFailure), VITE_DELAY)
  return {
    url: toUrl(origin),
    others: others.map(toUrl),
    port: listening.port,
    async close() {
      clearTimeout(timer)
      await (await started)?.close()
      await listening.close()
    },
  }
}

/** The path of a request below the base, decoded, without a slash in front. Undefined for one that is not below it. */
function toSitePath(url: string, base: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined
  } catch {
    return ''
  }
}

/** A file with its content. `version` is that of a document. */
type ServedFile = DevDocument | { content: string | Uint8Array; version?: undefined }

async function findFile(path: string, { site, readFile }: ServeDevOptions): Promise<ServedFile | undefined> {
  const file = await site.find(path)
  if (file === undefined || 'content' in file) return file
  const content = readFile(file.source)
  return content && { content }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  path: string,
  { content, version }: ServedFile,
): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  response.writeHead(status, {
    'Content-Type': path.endsWith('.html') ? 'text/html; charset=utf-8' : (lookup(path) ?? 'application/octet-stream'),
    ...toFileHeaders(`/${path}`),
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-store',
    ...(version !== undefined && { ETag: `"${version}"` }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
