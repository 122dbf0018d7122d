import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'
import type { SiteFiles } from './site-files.ts'
import { isExternal, toSitePath } from './site-path.ts'
import { walkPages } from './walk-groups.ts'

/** Below the address of every tab and anchor there is a page of the navigation (reference 1.8), or it leads elsewhere. */
export function checkEmptyDivision(config: CheckedConfig, files: SiteFiles, unsound: UnsoundParts): Problem[] {
  if (unsound.has(['navigation']) || unsound.has(['redirects'])) return []
  const folders = new Set<string>()
  for (const { page } of walkPages(config.navigation)) {
    const name = normalizePagePath(page)
    if (files.hasPage(name)) for (const folder of listFolders(name)) folders.add(folder)
  }
  const waysOut = new Set(
    (config.redirects ?? [])
      .filter(({ destination }) => isExternal(destination))
      .map(({ source }) => toSitePath(source)),
  )

  const rows = [
    { kind: 'tab', claimants: config.tabs ?? [] },
    { kind: 'anchor', claimants: config.anchors ?? [] },
  ] as const
  return rows.flatMap(({ kind, claimants }) =>
    claimants.flatMap(({ name, url, openapi }, index): Problem[] => {
      // Its pages are those of the spec, which only a build knows.
      if (openapi !== undefined) return []
      if (isExternal(url) || folders.has(toSitePath(url)) || waysOut.has(toSitePath(url))) return []
      return [
        {
          code: `navigation/empty-${kind}`,
          path: [`${kind}s`, index, 'url'],
          at: 'value',
          message: `The ${kind} "${name}" is left out: no page of the navigation is below "${url}".`,
          suggestions: [`List a page below "${url}" in "navigation", or correct the "url".`],
        },
      ]
    }),
  )
}

/** The page itself, the folders around it, and last the empty path that holds everything. */
function* listFolders(page: string): Generator<string> {
  for (let path = page; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) yield path
  yield ''
}
