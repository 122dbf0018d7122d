import { statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import compression from 'compression'
import send from 'send'
import { HOSTS } from '../../emit/index.ts'
import { findRealPath } from '../find-real-path.ts'
import { isFile } from '../is-file.ts'
import { isInside } from '../is-inside.ts'
import { isSafePath } from '../is-safe-path.ts'
import { MARKER_FILE, readMarker } from '../output/output-marker.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { createHostRedirects, type HostRedirect } from './create-host-redirects.ts'
import { createRouter, type Router } from './create-router.ts'
import { COMMON_HEADERS, isCompressible, toFileHeaders } from './file-headers.ts'
import { listen } from './listen.ts'

export interface ServeOptions {
  /** Address to listen on, for example `127.0.0.1`. */
  host: string
  /** Port to listen on; the next free one when it is taken; any free one for 0. */
  port: number
  /** URL path under which the folder is served: empty, or `/docs`. */
  base: string
  /** Handles requests that are not for files of the site, and calls `next` for all others. */
  handler?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

export interface ServedFolder {
  /** URL of the site, for example `http://127.0.0.1:3000/docs/`. */
  url: string
  /** URLs for other machines; empty when only this machine can connect. */
  others: readonly string[]
  port: number
  /** Stops listening and closes open connections. */
  close(): Promise<void>
}

/**
 * Serves a built site as a static host should (see {@link createRouter}). Redirects are those that the build recorded and
 * the rules of `_redirects`. Unknown paths get `404.html` with status 404, and so do hidden files and links that lead out
 * of the folder. Headers are those of {@link toFileHeaders}, and text is compressed. Every response is read from the disk
 * and revalidated, so that a rebuild is visible after a reload.
 *
 * @throws {IoError} when it cannot listen there
 */
export async function serveFolder(dir: string, options: ServeOptions): Promise<ServedFolder> {
  const { base, host, port, handler } = options
  const serve = createHandler(dir, base)
  const server = createServer((request, response) => {
    const attempt = (handle: () => void) => {
      try {
        handle()
      } catch {
        sendFailure(response)
      }
    }
    const next = () => attempt(() => serve(request, response))
    if (handler === undefined) next()
    else attempt(() => handler(request, response, next))
  })
  const { origin, others, ...listening } = await listen(server, host, port)
  const toUrl = (at: string): string => `${at}${encodeURI(base)}/`
  return { ...listening, url: toUrl(origin), others: others.map(toUrl) }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Positions of a `Range` are those of the uncompressed file, so a part of a file is not compressed. */
const compress = compression({ threshold: 0, filter: (_request, response) => !response.hasHeader('Content-Range') })

function createHandler(dir: string, base: string): Handler {
  const readRouter = createRouterReader(dir, base)
  const findHostRedirect = createHostRedirects(dir)
  return (request, response) => {
    const path = parsePath(request.url ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...COMMON_HEADERS }).end()
    } else if (base !== '' && (path === '/' || path === base)) {
      response.writeHead(302, { Location: `${encodeURI(base)}/`, ...COMMON_HEADERS }).end()
    } else if (path === undefined || !path.startsWith(`${base}/`) || !isServed(path.slice(base.length))) {
      sendNotFound(dir, response)
    } else {
      const route = readRouter()(path, request.headers.accept)
      const redirect = route.type === 'redirect' ? undefined : findHostRedirect(path)
      if (redirect?.isForced || (redirect !== undefined && route.type === 'missing')) {
        sendRedirect(redirect, request, response)
      } else if (route.type === 'file') {
        // Headers depend on the name of the file: the page `/guides/node.js` is `guides/node.js.html`.
        const file = route.path
        if (route.variesByAccept) response.setHeader('Vary', 'Accept')
        if (isCompressible(file)) compress(request, response, () => sendFile(dir, file, request, response))
        else sendFile(dir, file, request, response)
      } else if (route.type === 'redirect') sendRedirect(route, request, response)
      else sendNotFound(dir, response)
    }
  }
}

/** Creates a function that returns the router of the last build, whose marker is parsed only when it changes. */
function createRouterReader(dir: string, base: string): () => Router {
  let current: { version: string; router: Router } | undefined
  return () => {
    const stats = statSync(join(dir, MARKER_FILE), { throwIfNoEntry: false })
    const version = `${stats?.mtimeMs} ${stats?.size}`
    if (current?.version !== version) {
      const host = readMarker(dir)?.host ?? { urls: 'html', redirects: [] }
      const router = createRouter({ host, base, hasFile: (path) => isServedFile(dir, path) })
      current = { version, router }
    }
    return current.router
  }
}

/** The path of a request without its query, with all escapes decoded; undefined when an escape is malformed. */
function parsePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

/** Files that configure hosts, which don't serve them. */
const HOST_FILES: ReadonlySet<string> = new Set(Object.values(HOSTS).flatMap(({ files }) => files))

/** Whether a path below the base may name a file of the site: nothing outside the folder, no hidden file, and no rules. */
function isServed(path: string): boolean {
  const name = path.replace(/^\/|\/$/g, '')
  if (HOST_FILES.has(name)) return false
  return name === '' || (isSafePath(name) && !/(?:^|\/)\./.test(name.replace(/^\.well-known(?=\/)/, '')))
}

/** Whether there is such a file, and it is in the folder after links are resolved. */
function isServedFile(dir: string, file: string): boolean {
  const root = findRealPath(resolve(dir))
  const real = root && findRealPath(join(root, file))
  return root !== undefined && real !== undefined && isInside(root, real) && isFile(real)
}

function sendFile(dir: string, file: string, request: IncomingMessage, response: ServerResponse): void {
  send(request, encodeURIComponent(file), { root: dir, dotfiles: 'allow', index: false, cacheControl: false })
    .on('headers', () => {
      for (const [name, value] of Object.entries(toFileHeaders(`/${file}`))) response.setHeader(name, value)
    })
    .on('error', ({ status, headers = {} }: { status: number; headers?: Record<string, string> }) => {
      // A build may have deleted the file since it was found.
      if (status === 404) sendNotFound(dir, response)
      else response.writeHead(status, headers).end()
    })
    .pipe(response)
}

/** The query stays, unless the destination has its own. */
function sendRedirect(
  { status, location }: Pick<HostRedirect, 'status' | 'location'>,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(location) ?? []
  const target = address.includes('?') ? location : address + query + fragment
  response.writeHead(status, { Location: target, ...COMMON_HEADERS }).end()
}

function sendNotFound(dir: string, response: ServerResponse): void {
  const page = readNotFoundPage(dir)
  const type = page === undefined ? 'text/plain' : 'text/html'
  response.writeHead(404, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...COMMON_HEADERS })
  response.end(page ?? 'Not found\n')
}

function readNotFoundPage(dir: string): Buffer | undefined {
  try {
    return isServedFile(dir, '404.html') ? readRegularFile(join(dir, '404.html')) : undefined
  } catch {
    return undefined
  }
}

function sendFailure(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', ...COMMON_HEADERS })
  response.end('Failed to serve this file.\n')
}
