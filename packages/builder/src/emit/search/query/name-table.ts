import type { Vocabulary } from '../format/index-files.ts'
import { parseNumberText } from '../format/number-text.ts'
import { listTokens, toTerms } from '../format/tokens.ts'

/** A name in the navigation, such as that of a group. */
interface NavigationName {
  /** Its terms, and the parts of those that are identifiers. */
  terms: readonly string[]
  /** The pages below it, in reading order. */
  pages: readonly number[]
}

/** The names in the navigation around each page. */
export interface NameTable {
  /** The names around a page, outermost first. */
  listTrail(page: number): string[]
  names: readonly NavigationName[]
}

export function createNameTable({ names, namesOf }: Pick<Vocabulary, 'names' | 'namesOf'>): NameTable {
  const innermost = parseNumberText(namesOf)
  const pages = names.map((): number[] => [])
  for (const [page, number] of innermost.entries()) {
    for (const position of listPositions(number)) pages[position]?.push(page)
  }

  /** The positions of a name and those around it, innermost first. */
  function listPositions(number: number): number[] {
    const [around] = names[number - 1] ?? []
    return around === undefined ? [] : [number - 1, ...listPositions(around)]
  }

  return {
    listTrail: (page) =>
      listPositions(innermost[page] ?? 0)
        .map((position) => names[position]?.[1] ?? '')
        .reverse(),
    names: names.map(([, name], position) => ({ terms: listTerms(name), pages: pages[position] ?? [] })),
  }
}

function listTerms(name: string): string[] {
  return listTokens(name).flatMap(({ text }) => {
    const { whole, parts } = toTerms(text)
    return [whole, ...parts]
  })
}
