/** Whether an address leads out of the site: it has a scheme (`https:`, `mailto:`), or begins with `//`. */
export function isExternal(url: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/**
 * The path in the site's folder that an address means: percent-decoded, without slashes at its ends, `.`, `..`, query
 * and fragment. Empty for the top of the site.
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
    // A lone "%" is a character like any other.
    return path
  }
}
