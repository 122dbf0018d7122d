import { isExternalHref, type Page } from '../../core/index.ts'

/** A page of the loop. */
export interface SitePage<Rendered> {
  page: Page
  /** Undefined for a page whose `url` is an external address: it has no content of its own. */
  rendered: Rendered | undefined
}

/** What was done for a page, including what the consumer of the loop did. */
export interface PageDone {
  page: Page
  milliseconds: number
  /** Pages done so far. */
  done: number
  total: number
}

export interface RenderPagesOptions {
  clock?: (() => number) | undefined
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
  { clock = () => 0, onPage, prefetch }: RenderPagesOptions = {},
): AsyncGenerator<SitePage<Rendered>, void, void> {
  for (const [index, page] of pages.entries()) {
    const start = clock()
    if (prefetch !== undefined) for (const next of listUpcoming(pages, index, prefetch.ahead)) prefetch.start(next)
    yield { page, rendered: isExternalPage(page) ? undefined : await render(page) }
    onPage?.({ page, milliseconds: clock() - start, done: index + 1, total: pages.length })
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

/** Whether the `url` of a page is an external address, which the page redirects to. */
export function isExternalPage(page: Page): page is Page & { frontmatter: { url: string } } {
  const { url } = page.frontmatter
  return url !== undefined && isExternalHref(url)
}
