import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import type { TrailStep } from './group-trails.ts'

/** The line above the title: the innermost group, or the way through all of them (`eyebrow.display`, reference 1.2). */
export function renderEyebrow(site: Site, page: Page, trail: readonly TrailStep[]): Result | null {
  const innermost = trail.at(-1)
  if (innermost === undefined) return null
  if (site.config.eyebrow.display !== 'breadcrumbs') return <p class="eyebrow">{innermost.title}</p>
  return (
    <nav class="eyebrow" aria-label="Breadcrumbs">
      <ol class="breadcrumbs">
        {trail.map((step) => (
          <li>{renderStep(site, page, step)}</li>
        ))}
      </ol>
    </nav>
  )
}

/** The name of a group leads to its first page, unless the reader is there. */
function renderStep({ addresses }: Site, current: Page, { title, page }: TrailStep): Result | string {
  return page === undefined || page === current ? title : <a href={addresses.toPageHref(page.permalink)}>{title}</a>
}
