import { createPage } from './create-page.ts'

const SECTION_SIZE = 25

/**
 * A site of so many pages in sections of 25, as text by path; the same for the same count. Page number n has the same
 * text in each size but for the places that it links to.
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

/** The path of page number `index`, from 0, without extension. */
export function toPagePath(index: number): string {
  return `section-${Math.floor(index / SECTION_SIZE) + 1}/page-${(index % SECTION_SIZE) + 1}`
}
