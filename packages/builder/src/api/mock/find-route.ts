import { findNearest } from '@spearmint/config/diagnostics'
import type { OperationHead } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'

/** An operation and the paths that it matches. */
export interface Route {
  spec: ApiSpec
  head: OperationHead
  pattern: RegExp
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
  const path = head.path.replace(/[?#].*$/s, '')
  const parts = path.replace(/\/+$/, '').split(/(\{[^{}]*\})/)
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^$|()[\]\\{}]/g, '\\$&')))
  return { spec, head, pattern: new RegExp(`^${pattern.join('')}/?$`), parameters: (parts.length - 1) / 2 }
}

/**
 * Finds the operation of a request. If no operation has the path, its leading segments are dropped one by one, because
 * they may belong to the base URL (`/v1/users` of `https://api.example.com/v1`). `HEAD` is handled like `GET`.
 */
export function findRoute(method: string, path: string, routes: readonly Route[]): RouteSearch {
  for (let rest = path; rest.startsWith('/'); rest = rest.replace(/^\/[^/]*/, '')) {
    const matching = routes.filter(({ pattern }) => pattern.test(rest))
    const route = findMethod(method, matching) ?? (method === 'HEAD' ? findMethod('GET', matching) : undefined)
    if (route !== undefined) return { type: 'found', route }
    if (matching.length > 0) return { type: 'no-method', methods: matching.map(({ head }) => head.method) }
  }
  const names = routes.map(({ head }) => `${head.method} ${head.path}`)
  return { type: 'no-path', nearest: findNearest(`${method} ${path}`, names) }
}

function findMethod(method: string, routes: readonly Route[]): Route | undefined {
  return routes.find(({ head }) => head.method === method)
}
