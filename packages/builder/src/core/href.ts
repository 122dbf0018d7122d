/** The parts of an address as written. */
export interface HrefParts {
  /** The path, percent-decoded where that is possible. */
  path: string
  /** `?…` and `#…` as written; empty when there are none. */
  suffix: string
}

/** Whether the address leads out of the site: a scheme (`https:`, `mailto:`), or `//host`. */
export function isExternalHref(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Schemes that run or hold code. Control characters and blanks are ignored, as browsers ignore them (URL standard, 4.4). */
export function isUnsafeHref(href: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(href.replace(/[\p{Cc}\s]/gu, ''))
}

/** Splits an address of the site into its path and what follows. */
export function splitHref(href: string): HrefParts {
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  return { path: decodePath(path), suffix: end < 0 ? '' : href.slice(end) }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone "%" is a character like any other.
    return path
  }
}
