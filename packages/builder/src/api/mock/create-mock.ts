import type { ApiContent, ApiResponse } from '../model/operation.ts'
import type { ApiSpec } from '../model/spec.ts'
import { checkRequest } from './check-request.ts'
import { chooseContent, chooseResponse } from './choose-response.ts'
import { findMissingScheme } from './find-missing-scheme.ts'
import { findRoute, listRoutes, type Route } from './find-route.ts'
import type { Mock, MockRequest, MockResponse } from './mock.ts'
import { parsePreference } from './parse-request.ts'
import { toBodyText } from './to-body-text.ts'

/** Headers that the server sets itself, or that would describe another body. */
const RESERVED_HEADER =
  /^(?:content-(?:length|type|encoding)|transfer-encoding|connection|keep-alive|date|access-control-.*)$/i

/** Methods of one path in a response. Most paths have five. */
const MAX_METHODS = 20

/** Characters of a header. A client refuses longer ones. */
const MAX_HEADER = 4_000

/**
 * Creates a mock of the given specs. It responds with the examples of an operation, or else with values generated from
 * its schemas. Like in Prism, `Prefer: code=404` and `Prefer: example=name` select a response.
 */
export function createMock(specs: readonly ApiSpec[]): Mock {
  const routes = listRoutes(specs)
  return (request) => withCors(respond(request, routes), request)
}

function respond(request: MockRequest, routes: readonly Route[]): MockResponse {
  const path = decodePath(request.url.replace(/[?#].*$/s, ''))
  const search = findRoute(request.method, path, routes)
  if (search.type === 'found') {
    const { status, headers, body } = respondWithRoute(request, search.route)
    const { method, path: template } = search.route.head
    return { status, headers, body: request.method === 'HEAD' ? '' : body, operation: `${method} ${template}` }
  }
  if (search.type === 'no-path') {
    return toProblem(404, `No operation has the path ${path}.`, { nearest: search.nearest })
  }
  const methods = [...new Set(search.methods)].filter((method) => /^[A-Z-]{1,20}$/.test(method)).slice(0, MAX_METHODS)
  const allow = { Allow: [...methods, 'OPTIONS'].join(', ') }
  if (request.method === 'OPTIONS') return { status: 204, headers: allow, body: '' }
  const problem = toProblem(405, `${path} has no method ${request.method}.`, {
    nearest: methods.map((method) => `${method} ${path}`),
  })
  return { ...problem, headers: { ...problem.headers, ...allow } }
}

function respondWithRoute(request: MockRequest, { spec, head }: Route): MockResponse {
  const operation = spec.toOperation(head)
  const { code, example } = parsePreference(request)
  if (code === undefined) {
    const scheme = findMissingScheme(operation, request)
    if (scheme !== undefined) return toProblem(401, `The operation requires authorization by "${scheme.name}".`)
    const problems = checkRequest(operation, request)
    if (problems.length > 0) return toProblem(400, 'The request is not complete.', { problems })
  }
  const chosen = chooseResponse(operation, code)
  if (chosen === undefined) {
    const described = operation.responses.map(({ status }) => status)
    return toProblem(400, `The operation has no response "${code}".`, { described })
  }
  const { status, response } = chosen
  const content = chooseContent(response?.contents ?? [], request.headers.accept)
  const headers = response === undefined ? {} : toHeaders(response)
  if (content === undefined || status === 204 || status === 304) return { status, headers, body: '' }
  const named = content.examples.find(({ name }) => name === example)
  if (example !== undefined && named === undefined) {
    const described = content.examples.map(({ name }) => name)
    return toProblem(400, `The response has no example "${example}".`, { described })
  }
  const value = named === undefined ? content.createExample() : named.value
  return {
    status,
    headers: { ...headers, 'Content-Type': toContentType(content) },
    body: toBodyText(value, content.mediaType),
  }
}

/** The headers of a response that have an example, a default or an allowed value. */
function toHeaders({ headers }: ApiResponse): Record<string, string> {
  return Object.fromEntries(
    headers.flatMap(({ name, schema }): [string, string][] => {
      const value = schema.examples[0] ?? schema.default ?? schema.enum?.[0]
      const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
      const isShort = typeof text === 'string' && text.length + name.length <= MAX_HEADER
      const isSendable = isShort && /^[\t\x20-\x7e]*$/.test(text) && /^[\w-]+$/.test(name)
      return isSendable && !RESERVED_HEADER.test(name) ? [[name, text]] : []
    }),
  )
}

/** A range (`image/*`) isn't a type. */
function toContentType({ mediaType }: ApiContent): string {
  const isSendable = mediaType.length <= MAX_HEADER && /^[\w.+-]+\/[\w.+-]+(?:;[\x20-\x7e]*)?$/.test(mediaType)
  return isSendable ? mediaType : 'application/octet-stream'
}

/** Allows pages of any site to send requests. */
function withCors(response: MockResponse, { method, headers }: MockRequest): MockResponse {
  const requested = headers['access-control-request-headers']
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': '*',
    ...(isPreflight && {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
    }),
  }
  if (isPreflight) return { status: 204, headers: cors, body: '' }
  return { ...response, headers: { ...response.headers, ...cors } }
}

function toProblem(status: number, error: string, more: object = {}): MockResponse {
  const body = `${JSON.stringify({ error, ...more }, null, 2)}\n`
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
  return { status, headers: { 'Content-Type': 'application/json', ...challenge }, body }
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
