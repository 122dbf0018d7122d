import type { Result } from 'hastscript'
import { isLinkShown } from '../elements/division-links.ts'
import type { Site } from '../site.ts'

/** The island that suggests pages. */
export const NOT_FOUND_ISLAND = 'not-found'

/**
 * Renders the content of `404.html`: the pages with the most similar addresses, which a script finds, and the parts of the
 * site.
 * @param pageList path in the site of the list of pages to suggest from
 */
export function renderNotFoundContent(site: Site, pageList: string | undefined): Result {
  const { addresses } = site
  const parts = listParts(site)
  return (
    <div class="not-found">
      <p class="eyebrow">404</p>
      <h1 id="page-title">Page not found</h1>
      <p class="page-description">There is no page at this address. It may have moved, or the link may be mistyped.</p>
      {pageList === undefined ? null : <sm-not-found data-pages={addresses.toFileHref(pageList)} />}
      {parts.length < 2 ? null : (
        <nav class="not-found-list" aria-labelledby="not-found-parts">
          <h2 id="not-found-parts">Begin here</h2>
          <ul>
            {parts.map(({ name, href }) => (
              <li>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a class="button button-strong" href={addresses.toPageHref('/')}>
          Go to the start
        </a>
      </p>
    </div>
  )
}

/** The divisions of the default version, by the names of their tab and anchor. */
function listParts({ tree, addresses }: Site): { name: string; href: string }[] {
  const version = tree.divisions[0]?.version
  return tree.divisions.flatMap((division) => {
    const [first] = division.pages
    const links = [
      division.tab === undefined ? undefined : tree.tabs[division.tab],
      division.anchor === undefined ? undefined : tree.anchors[division.anchor],
    ].filter((link) => link !== undefined)
    if (first === undefined || links.length === 0 || division.version !== version) return []
    if (links.some((link) => !isLinkShown(tree, link, division, false))) return []
    return [{ name: toPartName(links), href: addresses.toPageHref(first.permalink) }]
  })
}

/** The name of the tab and that of the anchor, or only one if they are the same. */
function toPartName(links: readonly { name: string }[]): string {
  return [...new Set(links.map(({ name }) => name))].join(' · ')
}
