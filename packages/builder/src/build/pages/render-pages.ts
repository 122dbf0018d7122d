import { isExternalHref, type Page } from '../../core/index.ts'

/** A page of the loop. */
export interface SitePage<Rendered> {
  page: Page
  /** Undefined for a page whose `url` is an external address: it has no content of its own. */
  rendered: Rendered | undefined
}

/** A page that is done, including what the consumer of the loop did. */
export interface PageDone {
  page: Page
  /** Pages done so far. */
  done: number
  total: number
}

export interface RenderPagesOptions {
  onPage?: ((done: PageDone) => void) | undefined
  /** Starts rendering pages that come up soon. Called once for each page, `ahead` pages early. */
  prefetch?: { start: (page: Page) => void; ahead: number } | undefined
}

/**
 * Renders the pages of a site one after the other, so that only one is in memory. `build` writes each page, `check`
 * applies its rules to it, and `dev` uses the loop for files that are built from all pages.
 */
export async function* renderPages<Rendered>(
  pages: readonly Page[],
  render: (page: Page) => Promise<Rendered>,
  { onPage, prefetch }: RenderPagesOptions = {},
): AsyncGenerator<SitePage<Rendered>, void, void> {
  for (const [index, page] of pages.entries()) {
    if (prefetch !== undefined) for (const next of listUpcoming(pages, index, prefetch.ahead)) prefetch.start(next)
    yield { page, rendered: isExternalPage(page) ? undefined : await render(page) }
    onPage?.({ page, done: index + 1, total: pages.length })
  }
}

/**
 * The pages to prefetch when the page at `index` is next: all within reach at the start, then one more each time. The last
 * come first, because those that come up at once would be waited for.
 */
function listUpcoming(pages: readonly Page[], index: number, ahead: number): Page[] {
  const upcoming = pages.slice(index === 0 ? 0 : index + ahead - 1, index + ahead)
  return upcoming.filter((page) => !isExternalPage(page)).reverse()
}

/** The number of pages that share one call of the guard. */
const PAGES_AT_ONCE = 8

/** Creates a function that lists the pages that {@link renderPages} renders after a page, as many as share a call of the guard. */
export function createNextPages(pages: readonly Page[]): (page: Page) => Page[] {
  const rendered = pages.filter((page) => !isExternalPage(page))
  const positions = new Map(rendered.map((page, position) => [page, position]))
  return (page) => {
    const position = positions.get(page)
    return position === undefined ? [] : rendered.slice(position + 1, position + PAGES_AT_ONCE)
  }
}

/** Whether the `url` of a page is an external address, which the page redirects to. */
export function isExternalPage(page: Page): page is Page & { frontmatter: { url: string } } {
  const { url } = page.frontmatter
  return url !== undefined && isExternalHref(url)
}
