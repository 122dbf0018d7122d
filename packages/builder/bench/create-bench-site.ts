import { createPage } from './create-page.ts'

const SECTION_SIZE = 25

/**
 * Creates a site with a number of pages in sections of 25, as text by path. The same count gives the same site. Page n has
 * the same text in sites of every size, except for its link targets.
 */
export function createBenchSite(count: number): Map<string, string> {
  const sections = Array.from({ length: Math.ceil(count / SECTION_SIZE) }, (_, section) => ({
    group: `Section ${section + 1}`,
    pages: Array.from({ length: Math.min(SECTION_SIZE, count - section * SECTION_SIZE) }, (_, index) =>
      toPagePath(section * SECTION_SIZE + index),
    ),
  }))
  const paths = sections.flatMap(({ pages }) => pages)
  const config = { name: 'Bench', colors: { primary: '#0a7f5a' }, navigation: sections }
  return new Map([
    ['mint.json', `${JSON.stringify(config, undefined, 2)}\n`],
    ...paths.map((path, index): [string, string] => [`${path}.mdx`, createPage(index, paths)]),
  ])
}

/** The path of a page by its zero-based index, without extension. */
export function toPagePath(index: number): string {
  return `section-${Math.floor(index / SECTION_SIZE) + 1}/page-${(index % SECTION_SIZE) + 1}`
}
