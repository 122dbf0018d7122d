/** The parts of an address as written. */
export interface HrefParts {
  /** The path, percent-decoded if possible. */
  path: string
  /** `?…` and `#…` as written, or an empty string. */
  suffix: string
}

/** Whether the address is outside the site: it has a scheme (`https:`, `mailto:`) or starts with `//host`. */
export function isExternalHref(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Whether the scheme runs or contains code. Like browsers, this ignores control characters and spaces (URL standard, 4.4). */
export function isUnsafeHref(href: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(href.replace(/[\p{Cc}\s]/gu, ''))
}

/** Splits an address within the site into its path and the query and fragment. */
export function splitHref(href: string): HrefParts {
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  return { path: decodePath(path), suffix: end < 0 ? '' : href.slice(end) }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone "%" is an ordinary character.
    return path
  }
}
