import { type IndexReader, openIndex } from '../client/islands/search/index-reader.ts'
import { createAddresses } from '../src/model/addresses.ts'
import { FIELD_LEVEL } from '../src/search/format/index-files.ts'
import { type IndexPart, type SearchedPage, toIndexPart } from '../src/search/index-part.ts'
import { type IndexFile, joinIndexParts } from '../src/search/join-index-parts.ts'
import type { Stemmer } from '../src/search/load-stemmer.ts'
import { createTermTable } from '../src/search/term-table.ts'
import { toSearchFacts } from '../src/search/to-search-facts.ts'

/** A page as a test writes it: text by heading; the text of `''` stands above all headings. A heading in backticks is a field. */
export interface WrittenPage {
  title: string
  sections?: Readonly<Record<string, string>>
  keywords?: readonly string[]
  boost?: string
  tab?: number
  endpoint?: readonly [method: string, target: string]
}

/** Builds an index of pages in parts that end before the pages of these numbers; by default in one. Page n is `/n.html`. */
export function buildMemoryIndex(
  pages: readonly WrittenPage[],
  stem: Stemmer = (word) => word,
  ends: readonly number[] = [],
): IndexFile[] {
  const addresses = createAddresses('')
  const all = pages.map(toSearchedPage)
  const parts = [0, ...ends].map((start, index) =>
    toIndexPart(all.slice(start, ends[index] ?? all.length), { terms: createTermTable(stem), addresses }),
  )
  const indexed = all.map(({ page }, index) => ({ page, tab: pages[index]?.tab }))
  return joinIndexParts(JSON.parse(JSON.stringify(parts)) as IndexPart[], { pages: indexed, hasTabs: true })
}

/** Builds an index of pages and opens it as a reader's browser does. */
export function openMemoryIndex(pages: readonly WrittenPage[], stem: Stemmer = (word) => word): Promise<IndexReader> {
  const files = buildMemoryIndex(pages, stem)
  const texts = new Map(files.map(({ name, text }) => [`f/${name}`, text]))
  return openIndex({ name: '', folder: 'f' }, async (path) => JSON.parse(texts.get(path) ?? '') as unknown)
}

function toSearchedPage(
  { title, sections = {}, keywords, boost, endpoint }: WrittenPage,
  number: number,
): SearchedPage {
  const path = String(number)
  const raw = { ...(keywords && { keywords }), ...(boost && { boost }) }
  const frontmatter = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw }
  const headings = Object.keys(sections).filter((heading) => heading !== '')
  return {
    page: {
      file: `${path}.mdx`,
      path,
      permalink: `/${path}`,
      title,
      frontmatter,
      ...(endpoint && { endpoint: { method: endpoint[0], target: endpoint[1] } }),
    },
    content: toSearchFacts({
      text: Object.values(sections).join(' '),
      code: '',
      sections: headings.map((heading) => ({
        id: `s-${heading}`,
        heading: heading.replaceAll('`', ''),
        level: heading.startsWith('`') ? FIELD_LEVEL : 2,
      })),
    }),
  }
}
