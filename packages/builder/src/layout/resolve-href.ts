import type { Addresses } from '../model/addresses.ts'

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Schemes a link or picture of the frame may have. Others (`javascript:`, `data:`) could run code or hide content. */
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** A last segment with the ending of a file, for example `guide.pdf`; `v1.2` is a page. */
const FILE_ENDING = /\.[a-z][a-z0-9]{1,4}$/i

/** Whether an address leaves the site: it has a scheme or a host of its own. */
export function isExternalHref(address: string): boolean {
  return SCHEME.test(address) || address.startsWith('//')
}

/** Whether an address may stand in a page: within the site, or with a harmless scheme. */
export function isSafeHref(address: string): boolean {
  // Browsers skip control characters and leading spaces when they look for the scheme.
  const compact = [...address].filter((character) => character > ' ').join('')
  const scheme = SCHEME.exec(compact)?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.has(scheme)
}

/**
 * Turns an address of the configuration or the frontmatter (`/guides/a#b`, `guide.pdf`, `https://…`) into an `href`.
 * Paths count from the root of the site. Undefined for schemes that are not safe.
 */
export function resolveHref(addresses: Addresses, address: string): string | undefined {
  const written = address.trim()
  if (!isSafeHref(written)) return undefined
  if (isExternalHref(written) || written.startsWith('#')) return written
  const end = written.search(/[?#]/)
  const path = end < 0 ? written : written.slice(0, end)
  const rest = end < 0 ? '' : written.slice(end)
  const clean = path.replace(/^[./]+/, '').replace(/\/+$/, '')
  const href = FILE_ENDING.test(clean) ? addresses.toFileHref(decode(clean)) : addresses.toPageHref(`/${decode(clean)}`)
  return `${href}${rest}`
}

/** The same for pictures: a path is always a file. */
export function resolveFileHref(addresses: Addresses, address: string): string | undefined {
  const written = address.trim()
  if (!isSafeHref(written)) return undefined
  return isExternalHref(written) ? written : addresses.toFileHref(toFilePath(written))
}

/** The path in the site's folder that an address within the site means: `./a%20b.png` → `a b.png`. */
export function toFilePath(address: string): string {
  return decode(address.replace(/^[./]+/, ''))
}

/** Addresses are written both ways, `a b.png` and `a%20b.png`; the site's addresses take the plain form. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
