/** Whether a URL points outside the site: it has a scheme (`https:`, `mailto:`) or starts with `//`. */
export function isExternal(url: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/**
 * Converts a URL to a path in the site's folder: percent-decoded, without leading and trailing slashes, `.`, `..`, query
 * and fragment. Empty for the root of the site.
 */
export function toSitePath(url: string): string {
  const [path = ''] = url.trim().split(/[?#]/, 1)
  const segments: string[] = []
  for (const segment of decodePath(path).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A "%" that isn't an escape is an ordinary character.
    return path
  }
}
