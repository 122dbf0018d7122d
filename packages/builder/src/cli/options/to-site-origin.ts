import { UsageError } from '../usage-error.ts'

/**
 * Removes the base from the URL of the site, so that it isn't added twice: `https://example.com/docs/` with base `/docs`
 * results in `https://example.com`.
 *
 * @throws {UsageError} when the URL has a path other than the base
 */
export function toSiteOrigin(siteUrl: URL, base: string): string {
  const path = siteUrl.pathname.replace(/\/$/, '')
  if (path === '' || path === encodeURI(base)) return siteUrl.origin
  throw new UsageError(
    'usage/site-url-path',
    `--site-url "${siteUrl.href}" has the path "${path}", but the site is built for ${base === '' ? 'the root' : `"${base}"`}.`,
    [`Pass the path as the base: --site-url ${siteUrl.origin} --base ${path}`],
  )
}
