import type { Page } from '../../../core/index.ts'
import type { TrailStep } from '../page/group-trails.ts'
import type { Site } from '../site.ts'

/** What the structured data of a page contains. */
export interface StructuredDataInput {
  page: Page
  /** Absolute. */
  canonical: string
  title: string
  /** May be empty. */
  description: string
  language: string
  changed?: string | undefined
  /** Address of an image. */
  image?: string | undefined
  trail: readonly TrailStep[]
}

/**
 * Describes a page for programs (schema.org, as JSON-LD): an article, its position in the navigation, and on the first
 * page the site. All addresses are absolute.
 */
export function toStructuredData(site: Site, input: StructuredDataInput): object {
  const { config, urls, tree } = site
  const { page, canonical, title, description, language, changed, image } = input
  const publisher = toPublisher(config)
  const website = {
    '@type': 'WebSite',
    name: config.name,
    ...(config.description !== undefined && { description: config.description }),
    url: `${urls.root}/`,
    ...publisher,
  }
  const article = {
    '@type': 'TechArticle',
    headline: title,
    ...(description !== '' && { description }),
    url: canonical,
    inLanguage: language,
    ...(changed !== undefined && { dateModified: changed }),
    ...(image !== undefined && { image }),
    isPartOf: website,
    ...publisher,
  }
  const isFirst = page.permalink === '/' || page === tree.home
  const trail = toBreadcrumbs(site, input)
  return {
    '@context': 'https://schema.org',
    '@graph': [...(isFirst ? [website] : []), article, ...(trail === undefined ? [] : [trail])],
  }
}

/** Who publishes the site. */
function toPublisher({ seo: { organization } }: Site['config']): object {
  if (organization === undefined) return {}
  const { id, sameAs, ...facts } = organization
  return {
    publisher: {
      '@type': 'Organization',
      ...(id !== undefined && { '@id': id }),
      ...facts,
      ...(sameAs.length > 0 && { sameAs }),
    },
  }
}

/** The groups that link to a page, then the page itself. Undefined for a page that isn't in a group. */
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
