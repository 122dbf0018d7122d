import { createAddresses } from '../src/core/addresses.ts'
import { FIELD_LEVEL } from '../src/emit/search/format/index-files.ts'
import { buildIndexPart, type SearchedPage } from '../src/emit/search/index-part.ts'
import type { Stemmer } from '../src/emit/search/load-stemmer.ts'
import { PostingsBuilder } from '../src/emit/search/postings.ts'
import { type IndexReader, openIndex } from '../src/emit/search/query/index-reader.ts'
import { toIndexFiles } from '../src/emit/search/to-index-files.ts'
import { toSearchFacts } from '../src/emit/search/to-search-facts.ts'

/** A page of a test: text by heading. `''` is the text above all headings. A heading in backticks is a field. */
export interface WrittenPage {
  title: string
  sections?: Readonly<Record<string, string>>
  keywords?: readonly string[]
  boost?: string
  /** Position of its division. */
  division?: number
  /** Names in the navigation around it. */
  trail?: readonly string[]
  endpoint?: readonly [method: string, target: string]
}

/** Builds an index of pages and opens it like a browser. Page n is `/n.html`. */
export function openMemoryIndex(pages: readonly WrittenPage[], stem: Stemmer = (word) => word): Promise<IndexReader> {
  const all = pages.map(toSearchedPage)
  const part = buildIndexPart(all, { postings: new PostingsBuilder(stem), addresses: createAddresses('') })
  const indexed = all.map(({ page }, index) => {
    const { division, trail = [] } = pages[index] ?? {}
    return { page, division, trail }
  })
  const { vocabulary, files } = toIndexFiles(part, indexed)
  const texts = new Map(files.map(({ name, text }) => [name, text])).set('f/words.json', vocabulary)
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
