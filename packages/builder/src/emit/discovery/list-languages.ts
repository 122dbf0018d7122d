import { type Page, type PageTree, toLanguageTag } from '../../core/index.ts'

/**
 * Lists a page in all languages of the site, itself among them; nothing when there is no other. Only pages that name each
 * other count, as search engines demand: the first page of a version stands for what the version does not have, but it
 * is no translation of it.
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
