import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { isSafePath } from '../is-safe-path.ts'
import { MARKER_FILE } from '../output/output-marker.ts'
import { compressResponse } from './compress-response.ts'
import { COMMON_HEADERS, isCompressible, toFileHeaders } from './file-headers.ts'
import { listPageFiles } from './list-page-files.ts'
import { listen } from './listen.ts'
import { findHostRedirect } from './read-host-redirects.ts'

export interface ServeOptions {
  /** Address to listen on, for example `127.0.0.1`. */
  host: string
  /** Port to listen on; the next free one when it is taken; any free one for 0. */
  port: number
  /** URL path below which the folder is served: empty, or `/docs`. */
  base: string
  /** Answers what is not a file of the site, and leaves the rest to `next`. */
  handler?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

export interface ServedFolder {
  /** Where to find it, for example `http://127.0.0.1:3000/docs/`. */
  url: string
  /** Where other machines find it; empty when it listens for this one alone. */
  others: readonly string[]
  port: number
  /** Stops listening and ends open connections. */
  close(): Promise<void>
}

/**
 * Serves a built site as a static host should: `/a` gives `a.html`, the rules of `_redirects` send readers on, unknown
 * paths give `404.html` with status 404. Headers are those of {@link toFileHeaders}; text is compressed when the browser
 * takes it. Every answer is read anew, and pages are asked for each time, so that a rebuild shows on reload.
 *
 * @throws {IoError} when it cannot listen there
 */
export async function serveFolder(dir: string, options: ServeOptions): Promise<ServedFolder> {
  const { base, host, port, handler } = options
  const serve = createHandler(dir, base)
  const server = createServer((request, response) => {
    if (handler === undefined) serve(request, response)
    else handler(request, response, () => serve(request, response))
  })
  const { origin, others, ...listening } = await listen(server, host, port)
  const toUrl = (at: string): string => `${at}${encodeURI(base)}/`
  return { ...listening, url: toUrl(origin), others: others.map(toUrl) }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

function createHandler(dir: string, base: string): Handler {
  const serve = sirv(dir, { dev: true, etag: true, setHeaders: setFileHeaders })
  return (request, response) => {
    const path = findDecodedPath(request.url ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...COMMON_HEADERS }).end()
    } else if (base !== '' && (path === '/' || path === base)) {
      response.writeHead(302, { Location: `${encodeURI(base)}/`, ...COMMON_HEADERS }).end()
    } else if (path === undefined || !path.startsWith(`${base}/`) || !isServed(path.slice(base.length))) {
      sendNotFound(dir, response)
    } else {
      const file = findFile(dir, path.slice(base.length + 1))
      if (file === undefined) sendOn(dir, path, response)
      else serveFile(serve, file, request, response, () => sendNotFound(dir, response))
    }
  }
}

/** The path of a request without its query, every escape decoded; undefined when an escape is malformed. */
function findDecodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

/** Whether a path below the base may name a file of the site: nothing outside of the folder and no marker. */
function isServed(path: string): boolean {
  const name = path.replace(/^\/|\/$/g, '')
  return name === '' || (isSafePath(name) && !name.startsWith(MARKER_FILE))
}

/** The file for a path below the base. Headers go by its name: the page `/guides/node.js` is `guides/node.js.html`. */
function findFile(dir: string, path: string): string | undefined {
  return listPageFiles(path).find((file) => {
    const place = join(dir, file)
    // A build may take it away between the two questions.
    return existsSync(place) && statSync(place, { throwIfNoEntry: false })?.isFile() === true
  })
}

function serveFile(
  serve: ReturnType<typeof sirv>,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  // sirv decodes with decodeURI, which would leave `%3A` or `%23` in a name, and cuts a decoded `#` or `?` off.
  // It takes a path that is parsed already from here (the convention of @polka/url).
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: encodeURI(`/${file}`) } })
  if (!isPlainRange(request.headers.range)) delete request.headers.range
  serve(request, response, next)
}

/** `bytes=0-499` and `bytes=500-`: the ranges that sirv gets right. Any other is answered with the whole file. */
function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return start !== undefined && (end === '' || Number(start) <= Number(end))
}

function setFileHeaders(response: ServerResponse, file: string): void {
  for (const [name, value] of Object.entries(toFileHeaders(file))) response.setHeader(name, value)
  if (isCompressible(file)) compressResponse(response.req, response)
}

/** Where there is no file. */
function sendOn(dir: string, path: string, response: ServerResponse): void {
  const redirect = findHostRedirect(dir, path)
  if (redirect === undefined) sendNotFound(dir, response)
  else response.writeHead(redirect.status, { Location: redirect.location, ...COMMON_HEADERS }).end()
}

function sendNotFound(dir: string, response: ServerResponse): void {
  const page = readNotFoundPage(dir)
  const type = page === undefined ? 'text/plain' : 'text/html'
  response.writeHead(404, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...COMMON_HEADERS })
  response.end(page ?? 'Not found\n')
}

function readNotFoundPage(dir: string): Buffer | undefined {
  try {
    return readFileSync(join(dir, '404.html'))
  } catch {
    return undefined
  }
}
