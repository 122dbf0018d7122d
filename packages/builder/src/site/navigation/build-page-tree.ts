import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { createWordsSearch, type PageWords } from '@spearmint/config/words'
import type { LocateInConfig, Page, PageTree } from '../../core/index.ts'
import { createNavigationReporter } from './create-navigation-reporter.ts'
import { createPageTree } from './create-page-tree.ts'
import { resolveDocsNavigation } from './docs/resolve-docs-navigation.ts'
import type { NavigationConfig } from './mint/navigation-config.ts'
import { resolveMintNavigation } from './mint/resolve-mint-navigation.ts'

export interface BuildPageTreeOptions {
  /** Locates values in the text of the configuration. Problems are at its start by default. */
  locate?: LocateInConfig | undefined
  /** The words of the site. Default: English. */
  words?: PageWords | undefined
}

/**
 * Arranges the pages of a site in divisions as its configuration describes. The tree is frozen.
 * {@link NavigationReporter} reports problems.
 */
export function buildPageTree(
  config: NavigationConfig & Pick<SiteConfig, 'navigationTree' | 'locale'>,
  pages: readonly Page[],
  { locate, words = createWordsSearch({})() }: BuildPageTreeOptions = {},
): { tree: PageTree; diagnostics: Diagnostic[] } {
  const reporter = createNavigationReporter(locate)
  const { navigationTree } = config
  const navigation =
    navigationTree === undefined
      ? resolveMintNavigation(config, pages, reporter, words)
      : resolveDocsNavigation(navigationTree, pages)
  if (config.locale !== undefined) navigation.root.locale = config.locale
  const tree = createPageTree(navigation)
  return { tree, diagnostics: reporter.diagnostics }
}
