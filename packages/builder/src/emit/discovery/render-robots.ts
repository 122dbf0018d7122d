/**
 * Renders `robots.txt` (RFC 9309): every program may read every page. Pages that search engines should not list say so
 * themselves; a program that was kept from reading them would never learn it.
 *
 * @param sitemap absolute address of the sitemap, if there is one
 */
export function renderRobots(sitemap: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`
}
