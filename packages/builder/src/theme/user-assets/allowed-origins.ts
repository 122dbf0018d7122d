/** `https://cdn.example.com`, `https://*.example.com:8443`: what may stand in a security policy. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/**
 * Reads an origin that pages may load code from: scheme, host and port, with `*.` for all hosts below one. A slash at
 * its end goes; undefined for anything else.
 */
export function parseOrigin(text: string): string | undefined {
  const origin = text.trim().toLowerCase().replace(/\/$/, '')
  return ORIGIN.test(origin) ? origin : undefined
}

/** Creates the test whether an origin is among those allowed, as browsers read them in a security policy. */
export function createOriginTest(allowed: readonly string[]): (origin: string) => boolean {
  const exact = new Set(allowed)
  const wild = allowed.flatMap((origin) => {
    const [scheme, host] = origin.split('//*')
    return scheme !== undefined && host !== undefined ? [{ scheme: `${scheme}//`, host }] : []
  })
  return (origin) =>
    exact.has(origin) || wild.some(({ scheme, host }) => origin.startsWith(scheme) && origin.endsWith(host))
}
