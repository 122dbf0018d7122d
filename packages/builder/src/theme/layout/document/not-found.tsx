import type { Result } from 'hastscript'
import { isEdition, isInEditions, listDivisionPath, listEditions } from '../../../core/index.ts'
import type { PageMeta } from '../head/page-meta.ts'
import { insertHtml, renderContent } from '../render-html.ts'
import type { Site } from '../site.ts'

/** The island that suggests pages. */
export const NOT_FOUND_ISLAND = 'not-found'

/** The stylesheet of the page. */
export const NOT_FOUND_STYLES = 'not-found'

/** The metadata of `404.html`. */
export function toNotFoundMeta({ config, words }: Site): PageMeta {
  return {
    title: `${config.errors.notFound.title ?? words.say('notFound.title')} - ${config.name}`,
    tags: new Map([['robots', 'noindex']]),
  }
}

/** Renders the tag that sends visitors to the home page, if the configuration asks for it. */
export function renderHomeRedirect({ config, addresses }: Site): Result | null {
  if (!config.errors.notFound.redirect) return null
  return <meta http-equiv="refresh" content={`0; url=${addresses.toPageHref('/')}`} />
}

/**
 * Renders the content of `404.html`: the pages with the most similar addresses, which a script finds, and the parts of the
 * site.
 * @param pageList path in the site of the list of pages to suggest from
 */
export function renderNotFoundContent(site: Site, pageList: string | undefined): Result {
  const { addresses, words } = site
  const { title = words.say('notFound.title'), description } = site.config.errors.notFound
  const parts = listParts(site)
  return (
    <div class="not-found">
      <p class="eyebrow">404</p>
      <h1 id="page-title">{title}</h1>
      {description === undefined ? (
        <p class="page-description">{words.say('notFound.text')}</p>
      ) : (
        <div class="page-description">{insertHtml(renderContent(site.renderInline(description)))}</div>
      )}
      {pageList === undefined ? null : <sm-not-found data-pages={addresses.toFileHref(pageList)} />}
      {parts.length < 2 ? null : (
        <nav class="not-found-list" aria-labelledby="not-found-parts">
          <h2 id="not-found-parts">{words.say('notFound.parts')}</h2>
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
          {words.say('notFound.home')}
        </a>
      </p>
    </div>
  )
}

/** The divisions of the default version and language, by the names of those around them. */
function listParts({ tree, addresses }: Site): { name: string; href: string }[] {
  const [main = tree.root] = tree.divisions
  const editions = listEditions(main)
  return tree.divisions.flatMap((division) => {
    const [first] = division.pages
    const path = listDivisionPath(division).filter((around) => around.kind !== 'root' && !isEdition(around))
    if (first === undefined || path.length === 0 || !isInEditions(division, editions)) return []
    if (path.some(({ isHidden }) => isHidden)) return []
    // An anchor is often named like its tab.
    const name = [...new Set(path.map(({ name }) => name))].join(' · ')
    return [{ name, href: addresses.toPageHref(first.permalink) }]
  })
}
