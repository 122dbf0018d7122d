import { type Division, listDivisionPath, listDivisions, type Page, type PageTree } from '../../core/index.ts'
import { findTranslation, listLanguages } from '../../site/index.ts'

/** A page of the default language and its translation. */
export interface TranslatedPage {
  source: Page
  page: Page
}

/** How complete a language is, compared with the default one. */
export interface LanguageCoverage {
  /** As in the configuration. */
  language: string
  translated: readonly TranslatedPage[]
  /** The pages of the default language that have no translation. */
  missing: readonly Page[]
}

/**
 * Pairs the pages of each language with those of the default language. Hidden pages, pages that are generated from a spec
 * and links to other sites need no translation, and neither does a page that the other language lists itself.
 */
export function pairTranslations(pages: readonly Page[], tree: PageTree): LanguageCoverage[] {
  return listDivisions(tree.root).flatMap((around) => {
    const languages = listLanguages(around)
    const source = languages.find(({ isDefault }) => isDefault)
    if (source === undefined || languages.length < 2) return []
    const originals = pages.filter((page) => isTranslatable(page, tree) && isIn(tree.findDivision(page), source))
    return languages
      .filter((language) => language !== source && !language.isHidden)
      .map((language) => toCoverage(originals, { source, language, tree }))
  })
}

function toCoverage(
  originals: readonly Page[],
  { source, language, tree }: { source: Division; language: Division; tree: PageTree },
): LanguageCoverage {
  const shared = new Set(listDivisions(language).flatMap(({ pages }) => pages))
  const translated: TranslatedPage[] = []
  const missing: Page[] = []
  for (const original of originals) {
    const page = findTranslation(original, source, language, tree)
    if (page !== undefined) translated.push({ source: original, page })
    else if (!shared.has(original)) missing.push(original)
  }
  return { language: language.locale ?? language.name, translated, missing }
}

function isTranslatable(page: Page, tree: PageTree): boolean {
  return tree.isListed(page) && !tree.isHidden(page) && page.content === undefined && page.frontmatter.url === undefined
}

function isIn(division: Division, around: Division): boolean {
  return listDivisionPath(division).includes(around)
}
