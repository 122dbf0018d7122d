/**
 * Normalizes the path of a page in the navigation: it is resolved against the root of the site, so that a leading `/`,
 * `./` and `../` are dropped, and so is a final `.mdx` or `.md`. A trailing slash stays. See "Page paths" in
 * docs/reference/mint-json.mdx.
 */
export function normalizePagePath(path: string): string {
  const segments: string[] = []
  for (const segment of path.trim().split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return segments
    .join('/')
    .replace(/^\/+/, '')
    .replace(/\.mdx?$/, '')
}
