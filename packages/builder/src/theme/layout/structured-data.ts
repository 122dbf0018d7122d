import type { Page } from '../../core/index.ts'
import type { TrailStep } from './group-trails.ts'
import type { Site } from './site.ts'

/** What is said of a page in the terms of schema.org. */
export interface StructuredDataInput {
  page: Page
  /** Absolute. */
  canonical: string
  title: string
  /** May be empty. */
  description: string
  language: string
  changed?: string | undefined
  /** Address of a picture. */
  image?: string | undefined
  trail: readonly TrailStep[]
}

/**
 * Says what a page is, for programs (schema.org, as JSON-LD): an article, its place in the navigation, and on the first
 * page the site. Only with absolute addresses, and only what is known.
 */
export function toStructuredData(site: Site, input: StructuredDataInput): object {
  const { config, urls, tree } = site
  const { page, canonical, title, description, language, changed, image } = input
  const website = { '@type': 'WebSite', name: config.name, url: `${urls.root}/` }
  const article = {
    '@type': 'TechArticle',
    headline: title,
    ...(description !== '' && { description }),
    url: canonical,
    inLanguage: language,
    ...(changed !== undefined && { dateModified: changed }),
    ...(image !== undefined && { image }),
    isPartOf: website,
  }
  const isFirst = page.permalink === '/' || page === tree.findFirstPage({})
  const trail = toBreadcrumbs(site, input)
  return {
    '@context': 'https://schema.org',
    '@graph': [...(isFirst ? [website] : []), article, ...(trail === undefined ? [] : [trail])],
  }
}

/** The groups that have a page to lead to, then the page itself; undefined for a page in no group. */
function toBreadcrumbs(
  { addresses, urls }: Site,
  { page, canonical, title, trail }: StructuredDataInput,
): object | undefined {
  const steps = trail.flatMap((step) =>
    step.page === undefined || step.page.permalink === page.permalink
      ? []
      : [{ name: step.title, item: urls.toUrl(addresses.toPageHref(step.page.permalink)) }],
  )
  if (steps.length === 0) return undefined
  const all = [...steps, { name: title, item: canonical }]
  const itemListElement = all.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
