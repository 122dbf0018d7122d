/** What a security policy allows: `https://cdn.example.com`, `https://*.example.com:8443`. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/**
 * Parses an origin that pages may load code from: scheme, host and port, with `*.` for all subdomains. A trailing slash is
 * removed. Undefined for anything else.
 */
export function parseOrigin(text: string): string | undefined {
  const origin = text.trim().toLowerCase().replace(/\/$/, '')
  return ORIGIN.test(origin) ? origin : undefined
}

/** Creates a test for allowed origins that matches like a security policy in browsers. */
export function createOriginTest(allowed: readonly string[]): (origin: string) => boolean {
  const exact = new Set(allowed)
  const wild = allowed.flatMap((origin) => {
    const [scheme, host] = origin.split('//*')
    return scheme !== undefined && host !== undefined ? [{ scheme: `${scheme}//`, host }] : []
  })
  return (origin) =>
    exact.has(origin) || wild.some(({ scheme, host }) => origin.startsWith(scheme) && origin.endsWith(host))
}
