import { type Page, type PageTree, toLanguageTag } from '../../core/index.ts'

/**
 * Lists a page in all languages of the site, including itself, or nothing if there are no others. Search engines require
 * that translations refer to each other. So the first page of a version, which replaces missing pages, is not a
 * translation of them.
 */
export function listLanguages(
  page: Page,
  { versions, findDivision, findCounterpart }: Pick<PageTree, 'versions' | 'findDivision' | 'findCounterpart'>,
): { tag: string; page: Page }[] {
  const own = findDivision(page).version
  if (own === undefined || versions[own]?.locale === undefined) return []
  const found = versions.flatMap(({ locale, href }, version) => {
    if (locale === undefined || href !== undefined) return []
    const other = findCounterpart(page, version)
    const isMutual = other !== undefined && findCounterpart(other, own) === page
    return isMutual ? [{ tag: toLanguageTag(locale), page: other }] : []
  })
  return found.length > 1 ? found : []
}
