import {
  type Division,
  isEdition,
  listDivisionPath,
  type Page,
  type PageTree,
  toLanguageTag,
} from '../../core/index.ts'

type TranslationSearch = Pick<PageTree, 'findDivision' | 'findCounterpart'>

/** A page in one of the languages of a site. */
export interface Translation {
  /** BCP 47. */
  tag: string
  page: Page
  /** Whether it is in the default language. */
  isDefault: boolean
}

/**
 * Lists a page in all languages of the site, including its own, in the order of the configuration. Nothing if there are no
 * others. The first page of a language, which replaces missing pages, is not a translation of them.
 */
export function listTranslations(page: Page, tree: TranslationSearch): Translation[] {
  const path = listDivisionPath(tree.findDivision(page))
  const own = path.findLast((division) => isLanguage(division))
  const languages = own?.parent === undefined ? [] : listLanguages(own.parent)
  if (own === undefined || !languages.includes(own)) return []
  const found = languages.flatMap((language) => {
    const other = language === own ? page : findTranslation(page, own, language, tree)
    if (other === undefined) return []
    return [{ tag: toLanguageTag(language.locale ?? ''), page: other, isDefault: language.isDefault }]
  })
  return found.length > 1 ? found : []
}

/**
 * Lists the languages among the divisions below one: its languages, or its versions with a locale. Of several versions in
 * the same language it is the default one, or else the first.
 */
export function listLanguages({ divisions }: Pick<Division, 'divisions'>): Division[] {
  const languages = divisions.filter(isLanguage)
  const byTag = new Map<string, Division>()
  for (const language of languages) {
    const tag = toLanguageTag(language.locale ?? '').toLowerCase()
    if (language.isDefault || !byTag.has(tag)) byTag.set(tag, language)
  }
  const chosen = new Set(byTag.values())
  return languages.filter((language) => chosen.has(language))
}

/**
 * Finds the translation of a page of one language in another. Search engines require that translations refer to each
 * other, so the page is the counterpart of its translation too.
 */
export function findTranslation(
  page: Page,
  own: Division,
  language: Division,
  { findCounterpart }: Pick<PageTree, 'findCounterpart'>,
): Page | undefined {
  const other = findCounterpart(page, language)
  return other !== undefined && other !== page && findCounterpart(other, own) === page ? other : undefined
}

/** Whether the pages of a division are in a language of this site. A link leads to another site. */
function isLanguage(division: Division): boolean {
  return isEdition(division) && division.locale !== undefined && division.href === undefined
}
