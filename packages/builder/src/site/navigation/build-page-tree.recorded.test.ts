import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DivisionLink, PageTree, SidebarItem } from '../../core/index.ts'
import { buildTestTree, type TestConfig } from './testing/create-test-site.ts'

/** A navigation, and the recorded output of another converter of the format. */
interface RecordedCase {
  id: string
  input: TestConfig
  docsNavigation: unknown
}

const CASES = readFileSync(new URL('fixtures/nav-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as RecordedCase)

describe('buildPageTree for recorded cases', () => {
  it.each(CASES)('$id', ({ input, docsNavigation }) => {
    const { tree } = buildTestTree(input, listNames(input.navigation))
    expect(toRecordedForm(tree)).toEqual(docsNavigation)
  })
})

function listNames(groups: TestConfig['navigation']): string[] {
  return groups.flatMap(({ pages }) => pages.flatMap((page) => (typeof page === 'string' ? page : listNames([page]))))
}

type Location = Parameters<PageTree['findFirstPage']>[0]

/**
 * The recorded form nests versions, anchors and tabs, and leaves out levels with only one choice. If all versions have a
 * language, they are recorded as languages. Versions in other sites are not recorded.
 */
function toRecordedForm(tree: PageTree): unknown {
  const local = tree.versions.filter(({ href }) => href === undefined)
  if (local.length === 0) return toAnchorLevel(tree, {})
  const isLanguage = local.every(({ locale }) => locale !== undefined)
  const entries = local.map(({ name, locale }) => ({
    ...(isLanguage ? { language: locale } : { version: name }),
    ...toAnchorLevel(tree, { version: tree.versions.findIndex((version) => version.name === name) }),
  }))
  return isLanguage ? { languages: entries } : { versions: entries }
}

function toAnchorLevel(tree: PageTree, location: Location): object {
  return toLevel('anchor', tree.anchors, tree, location, (inner) => toTabLevel(tree, inner))
}

function toTabLevel(tree: PageTree, location: Location): object {
  return toLevel('tab', tree.tabs, tree, location, (inner) => {
    const division = tree.divisions.find((candidate) => isIn(candidate, inner))
    return { groups: (division?.groups ?? []).map(toRecordedItem) }
  })
}

function toLevel(
  kind: 'tab' | 'anchor',
  links: readonly DivisionLink[],
  tree: PageTree,
  location: Location,
  toContent: (location: Location) => object,
): object {
  const positions = new Set(
    tree.divisions.filter((division) => isIn(division, location)).map((division) => division[kind]),
  )
  const shown = [...links.entries()].filter(([position, { href }]) => href !== undefined || positions.has(position))
  if (positions.size === 1 && shown.length <= 1) return toContent(location)
  const entries = shown.map(([position, link]) => ({
    [kind]: link.name,
    ...(link.icon !== undefined && { icon: toRecordedIcon(link) }),
    ...(link.isDefaultHidden && { hidden: true }),
    ...(link.href === undefined ? toContent({ ...location, [kind]: position }) : { href: link.href }),
  }))
  return { [`${kind}s`]: entries }
}

function isIn(division: Location, location: Location): boolean {
  return (['version', 'tab', 'anchor'] as const).every(
    (axis) => location[axis] === undefined || location[axis] === division[axis],
  )
}

/** The default style of an icon is not recorded. */
function toRecordedIcon({ icon, iconType }: DivisionLink): unknown {
  return iconType === 'duotone' ? icon : { name: icon, style: iconType }
}

function toRecordedItem(item: SidebarItem): unknown {
  return item.type === 'page' ? item.page.path : { group: item.title, pages: item.items.map(toRecordedItem) }
}
