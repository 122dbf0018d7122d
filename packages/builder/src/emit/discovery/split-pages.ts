/** A page with the names of the divisions and groups around it, outermost first. */
export interface PlacedPage {
  /** Number of characters of its line. */
  length: number
  trail: readonly string[]
}

/** Pages that are listed together. */
export interface PageSection<P extends PlacedPage> {
  /** What they have in common. The last name may be a number. */
  names: readonly string[]
  pages: readonly P[]
}

/**
 * Divides a list of pages that is too long, by divisions, then by groups, then by number. The order stays.
 * @param room How many characters a section has at most
 */
export function splitPages<P extends PlacedPage>(
  pages: readonly P[],
  room: number,
  names: readonly string[] = [],
): PageSection<P>[] {
  if (countCharacters(pages) <= room) return [{ names, pages }]
  const runs = toRuns(pages, names.length)
  if (runs.length === 0)
    return toChunks(pages, room).map((chunk, index) => ({ names: [...names, `${index + 1}`], pages: chunk }))
  return runs.flatMap(({ name, pages: own }) =>
    // Pages beside the groups have no name of their own.
    name === '' ? splitUnnamed(own, room, names) : splitPages(own, room, [...names, name]),
  )
}

function splitUnnamed<P extends PlacedPage>(
  pages: readonly P[],
  room: number,
  names: readonly string[],
): PageSection<P>[] {
  const chunks = toChunks(pages, room)
  return chunks.map((chunk, index) => ({
    names: chunks.length === 1 ? names : [...names, `${index + 1}`],
    pages: chunk,
  }))
}

/** Pages with the same name at a depth, in order of their first page. None if no page has a name there. */
function toRuns<P extends PlacedPage>(pages: readonly P[], depth: number): { name: string; pages: P[] }[] {
  const runs = new Map<string, P[]>()
  for (const page of pages) {
    const name = page.trail[depth] ?? ''
    const run = runs.get(name)
    if (run === undefined) runs.set(name, [page])
    else run.push(page)
  }
  const [only] = runs.keys()
  return runs.size === 1 && only === '' ? [] : [...runs].map(([name, own]) => ({ name, pages: own }))
}

function toChunks<P extends PlacedPage>(pages: readonly P[], room: number): P[][] {
  const chunks: P[][] = []
  let length = 0
  for (const page of pages) {
    const chunk = chunks.at(-1)
    if (chunk === undefined || length + page.length > room) {
      chunks.push([page])
      length = page.length
    } else {
      chunk.push(page)
      length += page.length
    }
  }
  return chunks
}

function countCharacters(pages: readonly PlacedPage[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0)
}
