import {
  type Division,
  isEdition,
  listDivisionPath,
  listDivisions,
  type Page,
  type PageTree,
} from '../../core/index.ts'

/** The parts of the tree that the search needs. */
type TreeSearch = Pick<PageTree, 'findDivision' | 'findGroups'>

/** The pages of one version or language by what they have in common with their counterparts. */
interface EditionIndex {
  /** The folder that contains all of them. Empty if there is none. */
  folder: string
  byKey: ReadonlyMap<string, Page>
  first: Page | undefined
}

/** The names that folders of one version or language may have, without those of its siblings or of all. */
interface EditionNames {
  siblings: ReadonlySet<string>
  all: ReadonlySet<string>
}

/**
 * Creates the search for a page's counterpart in another version or language ({@link PageTree.findCounterpart}). In this
 * order, it looks for a page whose path differs only in a folder named after the version (`v1/start`, `v2/start`), for one
 * whose path differs only in folders named after versions and languages, for one with the same path below the folder of
 * its version, and for one with the same title in groups with the same titles.
 *
 * Pages that several versions share only count for the version whose navigation they show. Switching to such a page would
 * not change the version. The work grows with the number of pages: the pages of a version are indexed once, when it is
 * first asked for.
 *
 * @param divisions - Those with pages, in reading order.
 */
export function createCounterpartSearch(
  root: Division,
  divisions: readonly Division[],
  { findDivision, findGroups }: TreeSearch,
): PageTree['findCounterpart'] {
  const contents = groupByEdition(divisions)
  const all = toNames(listDivisions(root).filter(isEdition))
  const names = new Map<Division, EditionNames>()
  const indexes = new Map<Division, EditionIndex>()
  let last: { page: Page; edition: Division; keys: readonly string[] } | undefined

  function resolveIndex(edition: Division): EditionIndex {
    const known = indexes.get(edition)
    if (known !== undefined) return known
    const pages = (contents.get(edition) ?? []).flatMap((division) =>
      division.pages.filter((page) => findDivision(page) === division),
    )
    const folder = toCommonFolder(pages)
    const byKey = new Map<string, Page>()
    for (const page of pages) {
      for (const key of listKeys(page, edition, folder)) if (!byKey.has(key)) byKey.set(key, page)
    }
    const index = { folder, byKey, first: pages[0] }
    indexes.set(edition, index)
    return index
  }

  function resolveNames(edition: Division): EditionNames {
    const { parent = root } = edition
    const known = names.get(parent) ?? { siblings: toNames(parent.divisions.filter(isEdition)), all }
    names.set(parent, known)
    return known
  }

  function listKeys(page: Page, edition: Division, folder: string): string[] {
    const segments = page.path.split('/').map((segment) => [segment, toComparable(segment)] as const)
    const without = (names: ReadonlySet<string>) =>
      segments.flatMap(([segment, name]) => (names.has(name) ? [] : [segment])).join('/')
    const { siblings } = resolveNames(edition)
    const below = page.path.startsWith(`${folder}/`) ? page.path.slice(folder.length + 1) : page.path
    return [
      `path ${without(siblings)}`,
      `subject ${without(all)}`,
      `below ${below}`,
      `title ${[...findGroups(page), page.title].join('\n').toLowerCase()}`,
    ]
  }

  /** Pages ask for all versions one after another, with the same keys. */
  function resolveKeys(page: Page, edition: Division, current: Division | undefined): readonly string[] {
    if (last?.page === page && last.edition.parent === edition.parent && last.edition.kind === edition.kind) {
      return last.keys
    }
    const folder = current === undefined ? '' : resolveIndex(current).folder
    const keys = listKeys(page, edition, folder)
    last = { page, edition, keys }
    return keys
  }

  return (page, edition) => {
    const path = page === undefined ? [] : listDivisionPath(findDivision(page))
    if (page !== undefined && path.includes(edition)) return page
    const { byKey, first } = resolveIndex(edition)
    const current = path.find(({ parent, kind }) => parent === edition.parent && kind === edition.kind)
    for (const key of page === undefined ? [] : resolveKeys(page, edition, current)) {
      const found = byKey.get(key)
      if (found !== undefined) return found
    }
    return first ?? edition.first
  }
}

function groupByEdition(divisions: readonly Division[]): Map<Division, Division[]> {
  const contents = new Map<Division, Division[]>()
  for (const division of divisions) {
    for (const edition of listDivisionPath(division).filter(isEdition)) {
      const known = contents.get(edition)
      if (known === undefined) contents.set(edition, [division])
      else known.push(division)
    }
  }
  return contents
}

function toNames(editions: readonly Division[]): Set<string> {
  return new Set(
    editions.flatMap(({ name, kind, locale }) => [
      toComparable(name),
      // Folders of languages are named after their code.
      ...(kind === 'language' && locale !== undefined ? [toComparable(locale)] : []),
    ]),
  )
}

/** `v1.0`, `V1-0` and `1.0` are the same name. */
function toComparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/^v(?=\d)/, '')
    .replace(/[._\s]+/g, '-')
}

function toCommonFolder(pages: readonly Page[]): string {
  const [first, ...others] = pages.map(({ path }) => path.split('/').slice(0, -1))
  let length = first?.length ?? 0
  for (const folder of others) {
    const end = folder.findIndex((segment, index) => segment !== first?.[index])
    length = Math.min(length, end < 0 ? folder.length : end)
  }
  return first?.slice(0, length).join('/') ?? ''
}
