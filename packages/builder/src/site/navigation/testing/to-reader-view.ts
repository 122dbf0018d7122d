import {
  type Division,
  type DivisionLabel,
  listDivisionPath,
  type Page,
  type PageTree,
  type SidebarItem,
} from '../../../core/index.ts'

/** What a reader sees of a label in a row. */
interface LabelView {
  kind: string
  name: string
  icon?: unknown
  isHidden: boolean
  /** The path of its first page, or the address of a link. */
  target: string
}

/**
 * Converts a tree to what readers see on each page that can be found, in a form in which trees of both formats can be compared:
 * - A link to a page is the same as a division whose first page it is, and a version with a language is a language.
 * - A group without a title is only its pages.
 * - Colors of anchors are left out: mint.json has one for all anchors without their own.
 */
export function toReaderView(tree: PageTree, pages: readonly Page[]) {
  return {
    home: tree.home?.path,
    choices: tree.choices
      .filter(({ editions }) => editions.every(({ first }) => first !== undefined))
      .map(({ editions }) => editions.map(toName)),
    pages: Object.fromEntries(
      pages.filter((page) => tree.isFindable(page)).map((page) => [page.path, toPageView(tree, page)]),
    ),
  }
}

function toPageView(tree: PageTree, page: Page) {
  const division = tree.findDivision(page)
  const path = listDivisionPath(division)
  return {
    in: path.slice(1).map(toName),
    rows: toRows(path),
    sidebar: toSidebarView(division.groups),
    groups: tree.findGroups(page),
    order: division.pages.map(({ path }) => path),
  }
}

/** What is shown around a page, by kind. Links follow the divisions. */
function toRows(path: readonly Division[]): Record<string, LabelView[]> {
  const labels = path.flatMap(({ divisions, links }) => [
    ...divisions.flatMap(toDivisionView),
    ...links.map((link) => toLabelView(link, link.href)),
  ])
  return Object.fromEntries(
    [...new Set(labels.map(({ kind }) => kind))].map((kind) => [kind, labels.filter((label) => label.kind === kind)]),
  )
}

/** A division without a page is not shown. */
function toDivisionView(division: Division): LabelView[] {
  const target = division.href ?? (division.first && `/${division.first.permalink.replace(/^\/+/, '')}`)
  if (target === undefined) return []
  // The first division inside is the one of the first page in mint.json, and the first in the list in docs.json.
  return [toLabelView(division, division.href === undefined && division.divisions.length > 0 ? '' : target)]
}

function toLabelView(label: DivisionLabel, target: string): LabelView {
  const { icon, iconType, isHidden, kind } = label
  return {
    kind: label.locale === undefined ? kind : 'language',
    name: toName(label),
    ...(icon !== undefined && { icon: iconType === undefined || iconType === 'duotone' ? icon : { icon, iconType } }),
    isHidden,
    target,
  }
}

function toName({ name, locale }: DivisionLabel): string {
  return locale ?? name
}

function toSidebarView(items: readonly SidebarItem[]): unknown[] {
  return items.flatMap((item): unknown[] => {
    if (item.type === 'page') return [item.page.path]
    const inside = toSidebarView(item.items)
    const { title, icon, iconType } = item
    return title === '' ? inside : [{ title, icon, iconType, items: inside }]
  })
}
