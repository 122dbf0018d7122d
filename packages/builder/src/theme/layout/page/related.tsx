import type { Result } from 'hastscript'
import type { Page, RelatedLink } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** Renders the links to further reading (`related` in the frontmatter). Null if the page has none. */
export function renderRelated(site: Site, page: Page): Result | null {
  const items = (page.frontmatter.related ?? []).flatMap((link) => renderLink(site, page, link) ?? [])
  if (items.length === 0) return null
  return (
    <nav class="related" aria-labelledby="related-title">
      <h2 id="related-title" class="related-title" lang={site.words.findLanguage('page.related')}>
        {site.words.say('page.related')}
      </h2>
      <ul>{items}</ul>
    </nav>
  )
}

/** A page that doesn't exist is reported with the content of the page, and left out. */
function renderLink(site: Site, page: Page, { href, title }: RelatedLink): Result | undefined {
  const link = site.links.resolveLink(href, page.file)
  if (link.type === 'unsafe' || link.type === 'broken') return undefined
  const name = title ?? (link.type === 'page' ? site.findPage(link.permalink)?.title : undefined) ?? href
  return (
    <li>
      <a {...toLinkAttributes(link.href)}>
        {name}
        {link.type === 'external' ? renderGlyph('out') : null}
      </a>
    </li>
  )
}
