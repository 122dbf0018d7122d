import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Division,
  type DivisionLabel,
  listDivisionPath,
  listDivisions,
  listRowLabels,
  type PageTree,
  type SidebarItem,
} from '../../core/index.ts'
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

/**
 * The recorded form nests versions, anchors and tabs, and leaves out levels with only one choice. If all versions have a
 * language, they are recorded as languages. Versions in other sites are not recorded.
 */
function toRecordedForm({ root }: PageTree): unknown {
  const local = root.divisions.filter(({ kind, href }) => kind === 'version' && href === undefined)
  if (local.length === 0) return toAnchorLevel(root)
  const isLanguage = local.every(({ locale }) => locale !== undefined)
  const entries = local.map((version) => ({
    ...(isLanguage ? { language: version.locale } : { version: version.name }),
    ...toAnchorLevel(version),
  }))
  return isLanguage ? { languages: entries } : { versions: entries }
}

/** Anchors contain tabs in the recorded form, and tabs contain anchors in the tree. */
function toAnchorLevel(division: Division): object {
  return toLevel('anchor', division, listContents(division), (contents) =>
    toLevel('tab', division, contents, ([content]) => ({ groups: (content?.groups ?? []).map(toRecordedItem) })),
  )
}

function toLevel(
  kind: 'tab' | 'anchor',
  scope: Division,
  contents: readonly Division[],
  toContent: (contents: readonly Division[]) => object,
): object {
  const labels = new Map<string, DivisionLabel & { href?: string }>()
  for (const label of listRowLabels(scope)) {
    if (label.kind === kind && !labels.has(label.name)) labels.set(label.name, label)
  }
  const inLabel = (name: string) => contents.filter((content) => findInPath(content, kind)?.name === name)
  const shown = [...labels.values()].filter(({ href, name }) => href !== undefined || inLabel(name).length > 0)
  const names = new Set(contents.map((content) => findInPath(content, kind)?.name))
  if (names.size === 1 && shown.length <= 1) return toContent(contents)
  const entries = shown.map((label) => ({
    [kind]: label.name,
    ...(label.icon !== undefined && { icon: toRecordedIcon(label) }),
    ...(label.isHidden && { hidden: true }),
    ...(label.href === undefined ? toContent(inLabel(label.name)) : { href: label.href }),
  }))
  return { [`${kind}s`]: entries }
}

function listContents(division: Division): Division[] {
  return listDivisions(division).filter(({ pages }) => pages.length > 0)
}

function findInPath(division: Division, kind: Division['kind']): Division | undefined {
  return listDivisionPath(division).find((around) => around.kind === kind)
}

/** The default style of an icon is not recorded. */
function toRecordedIcon({ icon, iconType }: DivisionLabel): unknown {
  return iconType === 'duotone' ? icon : { name: icon, style: iconType }
}

function toRecordedItem(item: SidebarItem): unknown {
  return item.type === 'page' ? item.page.path : { group: item.title, pages: item.items.map(toRecordedItem) }
}
