import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import type { TrailStep } from './group-trails.ts'

/** Renders the line above the title: the innermost group, or all of them (`eyebrow.display`, docs/reference/mint-json.mdx#page-frame). */
export function renderEyebrow(site: Site, page: Page, trail: readonly TrailStep[]): Result | null {
  const innermost = trail.at(-1)
  if (innermost === undefined) return null
  if (site.config.eyebrow.display !== 'breadcrumbs') return <p class="eyebrow">{innermost.title}</p>
  return (
    <nav class="eyebrow" aria-label={site.words.say('frame.breadcrumbs')}>
      <ol class="breadcrumbs">
        {trail.map((step) => (
          <li>{renderStep(site, page, step)}</li>
        ))}
      </ol>
    </nav>
  )
}

/** The name of a group links to its first page, except on that page. */
function renderStep({ addresses }: Site, current: Page, { title, page }: TrailStep): Result | string {
  return page === undefined || page === current ? title : <a href={addresses.toPageHref(page.permalink)}>{title}</a>
}
