import { normalizePagePath } from '../../rules/normalize-page-path.ts'

/**
 * Converts an entry of the navigation to the path of a page: resolved against the root of the site, without extension,
 * fragment, query and extra slashes. `/` is the page `index`.
 */
export function toPagePath(entry: string): string {
  const [path = ''] = entry.split(/[?#]/, 1)
  const page = normalizePagePath(
    path
      .trim()
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, ''),
  )
  return page === '' ? 'index' : page
}
