/** A line of `_redirects`. */
export interface RedirectsFileRule {
  source: string
  destination: string
  status: number
  /** Whether it also applies where a file exists: Netlify's `!` after the status. */
  isForced: boolean
}

/**
 * Parses a file `_redirects`, which may be the author's own. Comments and lines that are not redirects, such as Netlify's
 * rewrites with status 200, are left out. Without a status it is 301, as on Netlify.
 */
export function parseRedirectsFile(text: string): RedirectsFileRule[] {
  return text.split('\n').flatMap((line) => {
    const [source = '', destination, written = '301'] = line.trim().split(/\s+/)
    const [, status, force] = /^(30[12378])(!?)$/.exec(written) ?? []
    if (source.startsWith('#') || destination === undefined || status === undefined) return []
    return [{ source, destination, status: Number(status), isForced: force === '!' }]
  })
}
