/**
 * The normal form of a page in the navigation: resolved against the top of the site, so that a leading `/`, `./` and
 * `../` go away (reference 1.4). A final `.mdx` or `.md` goes too; that is ours: the format in use keeps it and then
 * does not find the page. A slash at the end stays.
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
