import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeChoices } from '../../problems/describe-value.ts'
import { isDivisionListKey } from '../convert/division-kinds.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Lists that hold what the navigation shows. */
const LISTS = new Set(['languages', 'versions', 'products', 'dropdowns', 'tabs', 'anchors', 'menu', 'groups', 'pages'])

/** Kinds that can have a menu. */
const MENU_OWNERS: readonly unknown[] = ['tabs', 'products']

/**
 * Each part of the navigation has one kind of content: not two lists side by side, nothing next to `href`, no list of its
 * own kind, and no groups in a group except in `pages`. Spearmint shows all of it, other tools drop a part.
 */
export function checkMixedContent({ written }: DocsFacts): ValueProblem[] {
  return [...walkParts(written, ['navigation'], undefined)].flatMap(({ part, path, list }) => {
    // A text under the name of a list is a value of the wrong type, which is not content.
    const keys = Object.entries(part)
      .filter(([key, content]) => (LISTS.has(key) ? typeof content === 'object' : key === 'href' && path.length > 1))
      .map(([key]) => key)
    const misplaced = keys.filter((key) => isMisplaced(key, list))
    const side = keys.filter((key) => !misplaced.includes(key))
    return [
      ...misplaced.map((key) => toMisplaced(key, list, [...path, key])),
      ...(side.length > 1 ? [toMixed(path, side)] : []),
    ]
  })
}

interface Part {
  part: object
  path: ConfigPath
  /** The key of the list that the part is in. */
  list: string | undefined
}

function* walkParts(value: unknown, path: ConfigPath, list: string | undefined): Generator<Part> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  yield { part: value, path, list }
  for (const [key, entries] of Object.entries(value)) {
    if (!LISTS.has(key) || !Array.isArray(entries)) continue
    // An object in `pages` is a group.
    const inner = key === 'pages' ? 'groups' : key
    for (const [index, entry] of entries.entries()) yield* walkParts(entry, [...path, key, index], inner)
  }
}

function isMisplaced(key: string, list: string | undefined): boolean {
  if (key === 'menu') return !MENU_OWNERS.includes(list)
  return key === list && (isDivisionListKey(key) || key === 'groups')
}

function toMisplaced(key: string, list: string | undefined, path: ConfigPath): ValueProblem {
  const isGroup = key === 'groups'
  return {
    code: 'navigation/misplaced-content',
    path,
    at: 'key',
    message: isGroup
      ? `${describePath(path)} is in a group, whose nested groups belong into "pages". Other tools drop them.`
      : `${describePath(path)} can't be ${list === undefined ? 'at the root' : `in an entry of "${list}"`}. Other tools drop it.`,
    suggestions: [
      isGroup
        ? 'Move the groups into "pages".'
        : key === 'menu'
          ? 'Move the menu into a tab or a product.'
          : 'Use another kind of division.',
    ],
  }
}

function toMixed(path: ConfigPath, keys: readonly string[]): ValueProblem {
  const names = keys.map((key) => `"${key}"`)
  return {
    code: 'navigation/mixed-content',
    path: [...path, keys.at(-1) ?? ''],
    at: 'key',
    message: `${describePath(path)} has ${describeChoices(names).replace(/ or (?="[^"]*"$)/, ' and ')} side by side; expected one of them. Other tools show only one.`,
    suggestions: [
      keys.includes('href') ? 'Remove "href", or what it stands next to.' : 'Put one of them into the other.',
    ],
  }
}
