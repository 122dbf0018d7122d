import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DevDocument, DevSite } from '../../build/index.ts'
import { createHostCheck } from './create-host-check.ts'
import { toFileHeaders } from './file-headers.ts'
import { listPageFiles } from './list-page-files.ts'
import { listen } from './listen.ts'
import type { ServedSite } from './served-site.ts'
import { type DevVite, isViteModule, startVite } from './start-vite.ts'

export interface ServeDevOptions {
  site: DevSite
  /** The site's folder, absolute, links resolved. */
  root: string
  /** A folder in it that is not watched, absolute. */
  exclude: string
  host: string
  /** Host names that requests may be sent to besides those of this machine. */
  allowedHosts?: readonly string[] | undefined
  /** The next free one if it is taken; any free one for 0. */
  port: number
  /** Empty, or `/docs`. */
  base: string
  /** Reads a file of the site's folder. */
  readFile(path: string): Uint8Array | undefined
  /** Handles requests that are not for files of the site, and calls `next` for all others. */
  handler?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  /** Called with the changed files after the site has processed them. */
  onChange(paths: readonly string[]): void
  /** Called after a file was served. Its diagnostics are complete by then. */
  onAnswer?(): void
  /** Called when a request fails: a file can't be read, or there is a bug. */
  onFailure(error: unknown): void
}

/** Milliseconds after which Vite starts if no page has requested it. */
const VITE_DELAY = 1500

/**
 * Serves a site during development and notifies open pages of changes. Vite starts when the first page in a browser
 * requests it, so that the page itself is served sooner, or after a short delay.
 *
 * @throws {IoError} when it cannot listen there
 */
export async function serveDev(options: ServeDevOptions): Promise<ServedSite> {
  const { site, root, exclude, base, host, port, onChange, onFailure } = options
  let started: Promise<DevVite> | undefined
  /** Processes changes one after the other. */
  let queue: Promise<void> = Promise.resolve()

  const isAllowedHost = createHostCheck({ allowed: [host, ...(options.allowedHosts ?? [])] })

  const server = createServer((request, response) => {
    if (!isAllowedHost(request.headers.host)) {
      refuseHost(request, response)
      return
    }
    const serve = () => void answer(request, response).catch((error: unknown) => fail(error, response))
    if (options.handler === undefined) serve()
    else options.handler(request, response, serve)
  })

  server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const { host: requested, origin, 'sec-websocket-protocol': protocol } = request.headers
    const isAllowed = isAllowedHost(requested) && origin !== undefined && isSameHost(origin, requested)
    const isVite = protocol === 'vite-hmr' || protocol === 'vite-ping'
    if (!isAllowed) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    // Vite would leave a connection to any other path open.
    else if (!isVite || toSitePath(request.url ?? '', base) !== '')
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    else {
      start().then(
        (vite) => vite.connect(request, socket, head),
        () => socket.destroy(),
      )
    }
  })

  function start(): Promise<DevVite> {
    started ??= startVite({ root, base, exclude, onChange: processChange })
    return started
  }

  function processChange(paths?: readonly string[]): void {
    queue = queue
      .then(async () => {
        await site.change(paths)
        onChange(paths ?? [])
        ;(await started)?.notify(paths ?? [])
      })
      .catch(onFailure)
  }

  function fail(error: unknown, response: ServerResponse): void {
    onFailure(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('Failed to load this page. See the terminal for details.\n')
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const url = request.url ?? '/'
    if (url.startsWith(base) && isViteModule(url.slice(base.length))) {
      const content = await (await start()).loadModule(url.slice(base.length))
      send(request, response, 200, 'module.js', { content })
      return
    }
    const path = toSitePath(url, base)
    if (path === undefined && base !== '') {
      response.writeHead(302, { location: `${encodeURI(base)}/` }).end()
      return
    }
    await queue
    const found = path === undefined ? undefined : ((await findPageFile(path)) ?? (await findMissed(path)))
    if (found === undefined) {
      send(request, response, 404, '404.html', site.renderNotFound())
      return
    }
    send(request, response, 200, found.name, found.file)
    options.onAnswer?.()
  }

  async function findPageFile(path: string): Promise<{ name: string; file: ServedFile } | undefined> {
    // Addresses of all styles work: those of links written by hand, too.
    const bare = path.replace(/(?:(?:^|\/)index)?\.html$/, '')
    for (const name of [...listPageFiles(path), ...(bare === path ? [] : listPageFiles(bare))]) {
      const file = await findFile(name, options)
      if (file !== undefined) return { name, file }
    }
    return undefined
  }

  /** Reads the folder again first: a watcher can miss a file that was a folder a moment before. */
  async function findMissed(path: string): ReturnType<typeof findPageFile> {
    queue = queue.then(() => site.change()).catch(onFailure)
    await queue
    return findPageFile(path)
  }

  const { origin, others, ...listening } = await listen(server, host, port)
  const toUrl = (at: string): string => `${at}${encodeURI(base)}/`
  // Without a browser nothing requests Vite, but changes must still be noticed.
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

/** Whether the page that opens a connection was loaded from the host that it connects to. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

function refuseHost({ headers }: IncomingMessage, response: ServerResponse): void {
  const name = (headers.host ?? '').slice(0, 100).replace(/:\d+$/, '')
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(
    `This server does not answer requests for the host "${name}".\nTo allow it, start spearmint dev with --allow-host ${name || '<name>'}.\n`,
  )
}

/** The path of a request below the base, decoded, without a leading slash. Undefined for any other path. */
function toSitePath(url: string, base: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined
  } catch {
    return undefined
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
    ...toFileHeaders(`/${path}`),
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-store',
    ...(version !== undefined && { ETag: `"${version}"` }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
