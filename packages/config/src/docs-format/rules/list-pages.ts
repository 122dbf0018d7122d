import type { DivisionConfig } from '../../model/site-config.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import type { SiteFiles } from '../../rules/site-files.ts'
import { walkDivisions, walkGroups, walkPages } from './walk-navigation.ts'

/**
 * Lists the pages of the navigation, with the roots of groups. An entry such as `get started` is a page if there is such
 * a page, and an operation otherwise.
 */
export function listListedPages(tree: DivisionConfig, files: SiteFiles): PlacedText[] {
  return [...walkDivisions(tree)].flatMap(({ entries }) => [
    ...[...walkGroups(entries)].flatMap(({ root, path }) =>
      root === undefined ? [] : [{ text: root, path: [...path, 'root'] }],
    ),
    ...[...walkPages(entries)]
      .filter(({ type, page }) => type === 'page' || files.hasPage(page))
      .map(({ page, path }) => ({ text: page, path })),
  ])
}
