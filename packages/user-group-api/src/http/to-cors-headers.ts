const NONE = {}

/** Returns the headers that let a page of an allowed origin read the response (Fetch standard, CORS protocol). */
export function toCorsHeaders(origin: string | undefined, allowedOrigins: ReadonlySet<string>): Record<string, string> {
  if (allowedOrigins.size === 0) return NONE
  // Also for other origins: a cached response must not be used for a different origin.
  if (origin === undefined || !allowedOrigins.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Request-Id, Retry-After',
  }
}

/** Additional headers of the response to a CORS preflight request. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, X-HTTP-Method-Override',
  'access-control-max-age': '600',
} as const
