import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DivisionLink, PageTree, SidebarItem } from '../../core/index.ts'
import { buildTestTree, type TestConfig } from './testing/create-test-site.ts'

/** A navigation and what the converter of the format in use makes of it. */
interface RecordedCase {
  id: string
  input: TestConfig
  docsNavigation: unknown
}

const CASES = readFileSync(new URL('fixtures/nav-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as RecordedCase)

describe('buildPageTree: recorded cases', () => {
  it.each(CASES)('$id', ({ input, docsNavigation }) => {
    const { tree } = buildTestTree(input, listNames(input.navigation))
    expect(toRecordedForm(tree)).toEqual(docsNavigation)
  })
})

function listNames(groups: TestConfig['navigation']): string[] {
  return groups.flatMap(({ pages }) => pages.flatMap((page) => (typeof page === 'string' ? page : listNames([page]))))
}

type Place = Parameters<PageTree['findFirstPage']>[0]

/**
 * The recorded form nests versions, anchors and tabs; a level with one way to go is left out. Versions that all name a
 * language are called languages there, and versions in other sites are not there at all.
 */
function toRecordedForm(tree: PageTree): unknown {
  const own = tree.versions.filter(({ href }) => href === undefined)
  if (own.length === 0) return toAnchorLevel(tree, {})
  const isLanguage = own.every(({ locale }) => locale !== undefined)
  const entries = own.map(({ name, locale }) => ({
    ...(isLanguage ? { language: locale } : { version: name }),
    ...toAnchorLevel(tree, { version: tree.versions.findIndex((version) => version.name === name) }),
  }))
  return isLanguage ? { languages: entries } : { versions: entries }
}

function toAnchorLevel(tree: PageTree, place: Place): object {
  return toLevel('anchor', tree.anchors, tree, place, (inner) => toTabLevel(tree, inner))
}

function toTabLevel(tree: PageTree, place: Place): object {
  return toLevel('tab', tree.tabs, tree, place, (inner) => {
    const division = tree.divisions.find((candidate) => isIn(candidate, inner))
    return { groups: (division?.groups ?? []).map(toRecordedItem) }
  })
}

function toLevel(
  kind: 'tab' | 'anchor',
  links: readonly DivisionLink[],
  tree: PageTree,
  place: Place,
  toContent: (place: Place) => object,
): object {
  const positions = new Set(
    tree.divisions.filter((division) => isIn(division, place)).map((division) => division[kind]),
  )
  const shown = [...links.entries()].filter(([position, { href }]) => href !== undefined || positions.has(position))
  if (positions.size === 1 && shown.length <= 1) return toContent(place)
  const entries = shown.map(([position, link]) => ({
    [kind]: link.name,
    ...(link.icon !== undefined && { icon: toRecordedIcon(link) }),
    ...(link.isDefaultHidden && { hidden: true }),
    ...(link.href === undefined ? toContent({ ...place, [kind]: position }) : { href: link.href }),
  }))
  return { [`${kind}s`]: entries }
}

function isIn(division: Place, place: Place): boolean {
  return (['version', 'tab', 'anchor'] as const).every(
    (axis) => place[axis] === undefined || place[axis] === division[axis],
  )
}

/** The style that an icon has by default is not recorded. */
function toRecordedIcon({ icon, iconType }: DivisionLink): unknown {
  return iconType === 'duotone' ? icon : { name: icon, style: iconType }
}

function toRecordedItem(item: SidebarItem): unknown {
  return item.type === 'page' ? item.page.path : { group: item.title, pages: item.items.map(toRecordedItem) }
}
