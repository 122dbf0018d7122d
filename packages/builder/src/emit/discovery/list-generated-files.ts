import { type Addresses, LLMS_FILE, type Page, toFeedPath } from '../../core/index.ts'
import { SITE_INDEX_FILE } from '../alternates/create-site-index.ts'
import { FULL_TEXT_FILE } from '../alternates/full-text-parts.ts'

/**
 * Lists the files that authors link to although their folder lacks them. Whether there is a sitemap depends on the URL of
 * the site, which a check may not know, and whether a page has a feed on its content.
 */
export function listGeneratedFiles(pages: readonly Page[], { base }: Pick<Addresses, 'base'>): string[] {
  return [
    ...[LLMS_FILE, FULL_TEXT_FILE, SITE_INDEX_FILE, 'sitemap.xml'],
    // Only at the root of a host.
    ...(base === '' ? ['robots.txt'] : []),
    ...pages.map(({ permalink }) => toFeedPath(permalink)),
  ]
}
