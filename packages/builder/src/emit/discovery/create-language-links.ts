import type { Page, PageTree, PublicUrls, SiteVersion } from '../../core/index.ts'
import { listTranslations } from '../../site/index.ts'
import { type IndexedConfig, isIndexed } from './select-pages.ts'

/** The address of a page in a language, for the attribute `hreflang`. */
export interface LanguageLink {
  /** BCP 47, or `x-default` for readers of other languages. */
  tag: string
  /** Absolute. */
  url: string
}

interface LanguageLinksInput {
  config: IndexedConfig
  tree: PageTree
  urls: Pick<PublicUrls, 'root'>
  toUrl: (page: Page) => string
  version?: Pick<SiteVersion, 'canonicals'> | undefined
}

/**
 * Creates the function that lists a page in all languages, including its own, as search engines require. Nothing for a page
 * that they don't list or that has no translation, and nothing if the address of the site is not known.
 */
export function createLanguageLinks({
  config,
  tree,
  urls,
  toUrl,
  version,
}: LanguageLinksInput): (page: Page) => LanguageLink[] {
  if (urls.root === undefined || tree.choices.length < 2) return () => []
  const isShown = (page: Page): boolean => isIndexed(page, tree, config, toUrl, version?.canonicals)
  return (page) => {
    if (!isShown(page)) return []
    const shown = listTranslations(page, tree).filter((translation) => isShown(translation.page))
    if (shown.length < 2) return []
    const main = shown.find(({ isDefault }) => isDefault)
    const links = shown.map((translation) => ({ tag: translation.tag, url: toUrl(translation.page) }))
    return main === undefined ? links : [...links, { tag: 'x-default', url: toUrl(main.page) }]
  }
}
