import type { Division, Page, PageTree } from '../../core/index.ts'
import { groupByVersion } from './group-by-version.ts'
import type { Versions } from './resolve-versions.ts'

/** The parts of the tree that the search needs. */
type TreeSearch = Pick<PageTree, 'findDivision' | 'findGroups' | 'findFirstPage'>

/** The pages of one version by what they have in common with their counterparts. */
interface VersionIndex {
  /** The folder that contains all of them. Empty if there is none. */
  folder: string
  byKey: ReadonlyMap<string, Page>
  first: Page | undefined
}

/**
 * Creates the search for a page's counterpart in another version ({@link PageTree.findCounterpart}). In this order, it
 * looks for a page whose path differs only in a folder named after the version (`v1/start`, `v2/start`), for one with the
 * same path below the folder of its version, and for one with the same title in groups with the same titles.
 *
 * Pages that several versions share only count for the version whose navigation they show. Switching to such a page would
 * not change the version.
 */
export function createCounterpartSearch(
  versions: Versions,
  divisions: readonly Division[],
  { findDivision, findGroups, findFirstPage }: TreeSearch,
): PageTree['findCounterpart'] {
  const names = new Set(versions.links.map(({ name }) => toComparable(name)))
  const byVersion = groupByVersion(divisions)
  const indexes = versions.links.map((_, version) => createIndex(version))

  function createIndex(version: number): VersionIndex {
    const pages = (byVersion.get(version) ?? []).flatMap((division) =>
      division.pages.filter((page) => findDivision(page) === division),
    )
    const folder = toCommonFolder(pages)
    const byKey = new Map<string, Page>()
    for (const page of pages) for (const key of listKeys(page, folder)) if (!byKey.has(key)) byKey.set(key, page)
    return { folder, byKey, first: pages[0] }
  }

  function listKeys(page: Page, folder: string): string[] {
    const unnamed = page.path.split('/').filter((segment) => !names.has(toComparable(segment)))
    const below = page.path.startsWith(`${folder}/`) ? page.path.slice(folder.length + 1) : page.path
    return [
      `path ${unnamed.join('/')}`,
      `below ${below}`,
      `title ${[...findGroups(page), page.title].join('\n').toLowerCase()}`,
    ]
  }

  return (page, version) => {
    const index = indexes[version]
    const current = page && findDivision(page).version
    if (page !== undefined && current === version) return page
    const folder = (current === undefined ? undefined : indexes[current]?.folder) ?? ''
    const keys = page === undefined ? [] : listKeys(page, folder)
    for (const key of keys) {
      const found = index?.byKey.get(key)
      if (found !== undefined) return found
    }
    return index?.first ?? findFirstPage({ version })
  }
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
