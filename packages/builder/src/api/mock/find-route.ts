import { findNearest } from '@spearmint/config/diagnostics'
import { type OperationHead, trimEndSlashes } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { isMatch, type PathPattern, parsePathPattern } from './match-segments.ts'

/** An operation and the paths that it matches. */
export interface Route {
  spec: ApiSpec
  head: OperationHead
  pattern: PathPattern
  /** Number of parameters in the path. */
  parameters: number
}

export type RouteSearch =
  | { type: 'found'; route: Route }
  /** The path exists with other methods. */
  | { type: 'no-method'; methods: string[] }
  /** `nearest` are operations, as `METHOD /path`. */
  | { type: 'no-path'; nearest: string[] }

/** Lists the operations of specs, without webhooks. Those with the fewest path parameters come first. */
export function listRoutes(specs: readonly ApiSpec[]): Route[] {
  return specs
    .flatMap((spec) => spec.list.filter(({ kind }) => kind === 'operation').map((head) => toRoute(spec, head)))
    .sort((a, b) => a.parameters - b.parameters)
}

function toRoute(spec: ApiSpec, head: OperationHead): Route {
  const pattern = parsePathPattern(trimEndSlashes(head.path.replace(/[?#].*$/s, '')))
  return { spec, head, pattern, parameters: pattern.reduce((sum, texts) => sum + texts.length - 1, 0) }
}

/** Segments of the path of a base URL that a request may have before the path of an operation. */
const MAX_BASE_SEGMENTS = 20

/**
 * Finds the operation of a request. If no operation has the path, its leading segments are dropped one by one, because
 * they may belong to the base URL (`/v1/users` of `https://api.example.com/v1`). `HEAD` is handled like `GET`.
 */
export function findRoute(method: string, path: string, routes: readonly Route[]): RouteSearch {
  for (const rest of listRests(path)) {
    const matching = routes.filter(({ pattern }) => isMatch(pattern, rest))
    const route = findMethod(method, matching) ?? (method === 'HEAD' ? findMethod('GET', matching) : undefined)
    if (route !== undefined) return { type: 'found', route }
    if (matching.length > 0) return { type: 'no-method', methods: matching.map(({ head }) => head.method) }
  }
  const names = routes.map(({ head }) => `${head.method} ${head.path}`)
  return { type: 'no-path', nearest: findNearest(`${method} ${path}`, names) }
}

/** Lists the segments of a path, first all of them, then fewer. Paths start with a slash, so the first segment is empty. */
function* listRests(path: string): Generator<readonly string[], void> {
  if (!path.startsWith('/')) return
  const isFolder = path.endsWith('/')
  const segments = (isFolder ? path.slice(0, -1) : path).split('/')
  const count = Math.min(segments.length - (isFolder ? 1 : 2), MAX_BASE_SEGMENTS)
  for (let skipped = 0; skipped <= count; skipped++) yield ['', ...segments.slice(skipped + 1)]
}

function findMethod(method: string, routes: readonly Route[]): Route | undefined {
  return routes.find(({ head }) => head.method === method)
}
