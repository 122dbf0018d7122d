import { type Division, isInEditions, listEditions, type Page, type PageTree } from '../../core/index.ts'

/** Finds the versions and languages whose search finds a page: their positions in the choices of the tree. */
type FindVersions = (page: Page) => readonly number[]

/** Creates the search. Listed pages are indexed once, because a site may have thousands of versions. */
export function createVersionSearch(tree: PageTree): FindVersions {
  const findDivisions = createEditionSearch(tree.divisions)
  const byPage = new Map<Page, number[]>()
  for (const [version, { editions }] of tree.choices.entries()) {
    for (const page of findDivisions(editions).flatMap(({ pages }) => pages)) {
      const known = byPage.get(page)
      if (known === undefined) byPage.set(page, [version])
      else if (known.at(-1) !== version) known.push(version)
    }
  }
  const byDivision = new Map<Division, number[]>()

  /** Unlisted pages belong to the division that they show. */
  function listVersionsOf(division: Division): number[] {
    const known =
      byDivision.get(division) ??
      tree.choices.flatMap(({ editions }, version) => (isInEditions(division, editions) ? [version] : []))
    byDivision.set(division, known)
    return known
  }

  return (page) => {
    const listed = byPage.get(page) ?? []
    if (tree.isListed(page)) return listed
    const own = listVersionsOf(tree.findDivision(page))
    return listed.length === 0 ? own : [...new Set([...listed, ...own])].sort((a, b) => a - b)
  }
}

/**
 * Creates the search for the divisions that readers of versions and languages find. Divisions are grouped by their
 * outermost version or language, because a site may have thousands of versions.
 */
function createEditionSearch(divisions: readonly Division[]): (editions: readonly Division[]) => Division[] {
  const byOutermost = new Map<Division | undefined, Division[]>()
  for (const division of divisions) {
    const [outermost] = listEditions(division)
    const known = byOutermost.get(outermost)
    if (known === undefined) byOutermost.set(outermost, [division])
    else known.push(division)
  }
  const always = [...byOutermost.keys()].filter((outermost) => outermost?.isDefault !== false)
  return (editions) =>
    [...new Set([...always, ...editions])]
      .flatMap((outermost) => byOutermost.get(outermost) ?? [])
      .filter((division) => isInEditions(division, editions))
}
