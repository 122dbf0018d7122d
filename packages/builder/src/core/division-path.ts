import type { Division, DivisionLink } from './page-tree.ts'

/** Lists the divisions that contain a division, from the root to itself. */
export function listDivisionPath(division: Division): Division[] {
  return division.parent === undefined ? [division] : [...listDivisionPath(division.parent), division]
}

/** Lists a division and all divisions in it, in the order of the configuration. */
export function listDivisions(division: Division): Division[] {
  return [division, ...division.divisions.flatMap(listDivisions)]
}

/** Lists everything that the rows of a site show: the divisions below one, and links, in the order of the configuration. */
export function listRowLabels({ divisions, links }: Division): (Division | DivisionLink)[] {
  return [...divisions.flatMap((division) => [division, ...listRowLabels(division)]), ...links]
}

/** Whether a division is a version or a language: a variant of the same content instead of another part of it. */
export function isEdition({ kind }: Pick<Division, 'kind'>): boolean {
  return kind === 'version' || kind === 'language'
}

/** Lists the versions and languages that contain a division, outermost first. */
export function listEditions(division: Division): Division[] {
  return listDivisionPath(division).filter(isEdition)
}

/** Finds the language of the innermost division around that has one, as written. */
export function findLocale(division: Division | undefined): string | undefined {
  return division === undefined ? undefined : (division.locale ?? findLocale(division.parent))
}

/**
 * Whether readers in the given versions and languages find the content of a division: it is in the same ones, or in the
 * default ones where readers haven't chosen any.
 */
export function isInEditions(division: Division, chosen: readonly Division[]): boolean {
  return listEditions(division).every((edition) => {
    const choice = chosen.find(({ parent, kind }) => parent === edition.parent && kind === edition.kind)
    return choice === undefined ? edition.isDefault : choice === edition
  })
}
