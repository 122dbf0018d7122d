import { findNearest } from '@spearmint/config/diagnostics'
import { type Division, isInEditions, listDivisionPath, listDivisions, listEditions } from '../../core/index.ts'

/** The division that names lead to, or the name that leads to none. */
export type FoundDivision = { division: Division } | { unknown: string; names: string[]; nearest: string[] }

/**
 * Finds a division by names, from the outside in: `['v2', 'API reference']`. A language can also be named by its code. Of
 * several divisions with a name, the first in the language and version of the division around them is found, so that one
 * name of a tab is enough.
 */
export function findDivision(root: Division, names: readonly string[]): FoundDivision {
  let division = root
  for (const name of names) {
    const inside = listDivisions(division).filter((inner) => inner !== division && inner.href === undefined)
    const found = inside.filter((inner) => isNamed(inner, name))
    const chosen = listEditions(division)
    const next = found.find((inner) => isInEditions(inner, [...chosen, ...listOwnEditions(inner)])) ?? found[0]
    if (next === undefined) {
      const known = [...new Set(inside.map((inner) => inner.name))]
      return { unknown: name, names: known, nearest: findNearest(name, known) }
    }
    division = next
  }
  return { division }
}

/** A version that is named is chosen, although it isn't the default one. */
function listOwnEditions(division: Division): Division[] {
  const path = listDivisionPath(division)
  return path.slice(-1).filter(({ kind }) => kind === 'version' || kind === 'language')
}

function isNamed({ name, locale, kind }: Division, wanted: string): boolean {
  const own = kind === 'language' && locale !== undefined ? [name, locale] : [name]
  return own.some((text) => text.toLowerCase() === wanted.trim().toLowerCase())
}
