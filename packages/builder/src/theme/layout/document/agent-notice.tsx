import type { Result } from 'hastscript'
import { LLMS_FILE, type Page, toTextPath } from '../../../core/index.ts'
import type { Site } from '../site.ts'

/**
 * Renders the directive of the AFDocs specification: programs that read the HTML of a page learn that there is a list of all
 * pages, and the same page as Markdown. It comes before the navigation, because many programs read only the start of a
 * document. It is neither visible nor read aloud, so it is in English on all sites.
 */
export function renderAgentNotice({ addresses, urls }: Pick<Site, 'addresses' | 'urls'>, page?: Page): Result {
  const toUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))
  const copy = page === undefined ? '' : ` ${toUrl(toTextPath(page.permalink))} is this page as Markdown.`
  return (
    <p class="visually-hidden" aria-hidden="true" lang="en" dir="ltr" data-nosnippet="">
      {`For AI agents: ${toUrl(LLMS_FILE)} lists all pages of this documentation.${copy}`}
    </p>
  )
}
