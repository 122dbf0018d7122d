import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { InvalidParts } from './rule.ts'
import type { SiteFiles } from './site-files.ts'
import { isExternal, toSitePath } from './to-site-path.ts'
import { walkPages } from './walk-groups.ts'

/** Every tab and anchor has a page of the navigation below its `url`, or links to another site. */
export function checkEmptyTabsAndAnchors(
  config: PartialConfig,
  files: SiteFiles,
  invalid: InvalidParts,
): ValueProblem[] {
  if (invalid.has(['navigation']) || invalid.has(['redirects'])) return []
  const folders = new Set<string>()
  for (const { page } of walkPages(config.navigation)) {
    const name = normalizePagePath(page)
    if (files.hasPage(name)) for (const folder of listFolders(name)) folders.add(folder)
  }
  const externalRedirects = new Set(
    (config.redirects ?? [])
      .filter(({ destination }) => isExternal(destination))
      .map(({ source }) => toSitePath(source)),
  )

  const rows = [
    { kind: 'tab', key: 'tabs', code: 'navigation/empty-tab', entries: config.tabs ?? [] },
    { kind: 'anchor', key: 'anchors', code: 'navigation/empty-anchor', entries: config.anchors ?? [] },
  ] as const
  return rows.flatMap(({ kind, key, code, entries }) =>
    entries.flatMap(({ name, url, openapi }, index): ValueProblem[] => {
      // Its pages come from the OpenAPI file, which only a build reads.
      if (openapi !== undefined) return []
      if (isExternal(url) || folders.has(toSitePath(url)) || externalRedirects.has(toSitePath(url))) return []
      return [
        {
          code,
          path: [key, index, 'url'],
          at: 'value',
          message: `The ${kind} "${name}" is not shown: no page of the navigation is below "${url}".`,
          suggestions: [`List a page below "${url}" in "navigation", or correct the "url".`],
        },
      ]
    }),
  )
}

/** Lists the page itself, the folders that contain it, and last the empty path of the root. */
function* listFolders(page: string): Generator<string> {
  for (let path = page; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) yield path
  yield ''
}
