import type { Division, Page, PageTree } from '../../core/index.ts'
import type { Versions } from './resolve-versions.ts'

/** What is asked of the rest of the tree. */
type HomeSearch = Pick<PageTree, 'findDivision' | 'findGroups' | 'findFirstPage'>

/** The pages of one version by what they have in common with their likes in the others. */
interface VersionIndex {
  /** Folder that holds all of them; empty when there is none. */
  folder: string
  byKey: ReadonlyMap<string, Page>
  first: Page | undefined
}

/**
 * Creates the search for a page's counterpart in another version ({@link PageTree.findCounterpart}). Counterparts are,
 * in this order: pages whose paths differ only in a folder named like the version (`v1/start`, `v2/start`); pages with
 * the same path below the folder of their version; pages of the same title in groups of the same titles.
 *
 * Only pages at home in the version count: one that all versions share shows the navigation of the default version, so
 * going there would not change the version.
 */
export function createCounterparts(
  versions: Versions,
  divisions: readonly Division[],
  { findDivision, findGroups, findFirstPage }: HomeSearch,
): PageTree['findCounterpart'] {
  const names = new Set(versions.links.map(({ name }) => toComparable(name)))
  const indexes = versions.links.map((_, version) => createIndex(version))

  function createIndex(version: number): VersionIndex {
    const pages = divisions
      .filter((division) => division.version === version)
      .flatMap((division) => division.pages.filter((page) => findDivision(page) === division))
    const folder = findCommonFolder(pages)
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
    const home = page && findDivision(page).version
    if (page !== undefined && home === version) return page
    const folder = (home === undefined ? undefined : indexes[home]?.folder) ?? ''
    const keys = page === undefined ? [] : listKeys(page, folder)
    for (const key of keys) {
      const found = index?.byKey.get(key)
      if (found !== undefined) return found
    }
    return index?.first ?? findFirstPage({ version })
  }
}

/** `v1.0`, `V1-0` and `1.0` are one name. */
function toComparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/^v(?=\d)/, '')
    .replace(/[._\s]+/g, '-')
}

function findCommonFolder(pages: readonly Page[]): string {
  const [first, ...others] = pages.map(({ path }) => path.split('/').slice(0, -1))
  let length = first?.length ?? 0
  for (const folder of others) {
    const end = folder.findIndex((segment, index) => segment !== first?.[index])
    length = Math.min(length, end < 0 ? folder.length : end)
  }
  return first?.slice(0, length).join('/') ?? ''
}
