import type { ValueProblem } from '../problems/config-problem.ts'
import type { UsableConfig } from '../validation/select-usable-config.ts'
import { checkRedirectChain } from './check-redirect-chain.ts'
import { checkRedirectLoop } from './check-redirect-loop.ts'
import { followRedirects, trimSlashes } from './follow-redirects.ts'
import type { RedirectRoutes } from './redirect-routes.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * Reports redirects that lead to other redirects. Only redirects that a site is built with count, so an invalid one hides
 * no problem of the others.
 *
 * @param files - Pages and files take precedence over redirects. Without it, the site is assumed to have none at a source.
 */
export function checkRedirectRoutes(
  { config, toSourcePath }: UsableConfig<{ redirects?: RedirectRoutes['redirects'] }>,
  files: SiteFiles | undefined,
): ValueProblem[] {
  const { redirects = [] } = config
  const ends = followRedirects(redirects, files && ((source) => isPublished(source, files)))
  const routes: RedirectRoutes = { redirects, ends, toSourcePath }
  return [...checkRedirectLoop(routes), ...checkRedirectChain(routes)]
}

function isPublished(source: string, files: SiteFiles): boolean {
  const path = trimSlashes(source)
  return files.hasFile(path) || files.hasPage(path.replace(/\.(?:html|mdx?)$/, ''))
}
