import { trimEndSlashes } from '../../core/index.ts'
import { UsageError } from '../usage-error.ts'
import { parseBase } from './parse-base.ts'

/**
 * Removes the base from the URL of the site, so that it isn't added twice: `https://example.com/docs/` with base `/docs`
 * results in `https://example.com`.
 *
 * @throws {UsageError} when the URL has a path other than the base
 */
export function toSiteOrigin(siteUrl: URL, base: string): string {
  const path = trimEndSlashes(siteUrl.pathname)
  if (path === '' || path === encodeURI(base)) return siteUrl.origin
  throw new UsageError(
    'usage/site-url-path',
    `--site-url "${siteUrl.href}" has the path "${path}", but the site is built for ${base === '' ? 'the root' : `"${base}"`}.`,
    [
      isBase(path)
        ? `Pass the path as the base: --site-url ${siteUrl.origin} --base ${path}`
        : `Pass the URL without a path: --site-url ${siteUrl.origin}`,
    ],
  )
}

/** Whether `--base` accepts a path. */
function isBase(path: string): boolean {
  try {
    return parseBase(path) !== ''
  } catch {
    return false
  }
}
