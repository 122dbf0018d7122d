const NONE = {}

/** Headers that say to a browser that the page of `origin` may read the answer (Fetch standard, CORS protocol). */
export function findCorsHeaders(origin: string | undefined, allowed: ReadonlySet<string>): Record<string, string> {
  if (allowed.size === 0) return NONE
  // Even where it is not allowed: what a cache kept for one origin is nothing for another.
  if (origin === undefined || !allowed.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Request-Id, Retry-After',
  }
}

/** Headers of the answer to the question that browsers ask first. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, X-HTTP-Method-Override',
  'access-control-max-age': '600',
} as const
