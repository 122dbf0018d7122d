import { type Division, listDivisionPath, type Page, type PageTree, toLanguageTag } from '../../core/index.ts'

/**
 * Lists a page in all languages of the site, including itself, or nothing if there are no others. Search engines require
 * that translations refer to each other. So the first page of a language, which replaces missing pages, is not a
 * translation of them.
 */
export function listLanguages(
  page: Page,
  { findDivision, findCounterpart }: Pick<PageTree, 'findDivision' | 'findCounterpart'>,
): { tag: string; page: Page }[] {
  const own = listDivisionPath(findDivision(page)).findLast(({ locale }) => locale !== undefined)
  if (own?.parent === undefined) return []
  const found = own.parent.divisions.flatMap((division: Division) => {
    const { kind, locale, href } = division
    if (kind !== own.kind || locale === undefined || href !== undefined) return []
    const other = findCounterpart(page, division)
    const isMutual = other !== undefined && findCounterpart(other, own) === page
    return isMutual ? [{ tag: toLanguageTag(locale), page: other }] : []
  })
  return found.length > 1 ? found : []
}
