import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { toDiagnostic } from '../../core/index.ts'

/**
 * Reports each tool of `analytics` and `integrations` as `site/third-party-script`: a built site loads no script of
 * others, so none of them runs.
 */
export function checkThirdParties(
  { analytics, integrations }: Pick<SiteConfig, 'analytics' | 'integrations'>,
  locate: (path: ConfigPath) => SourceRange = () => START_OF_FILE,
): Diagnostic[] {
  const paths = [
    ...Object.keys(analytics).map((name) => ['analytics', name]),
    ...Object.keys(integrations).map((name) => ['integrations', name]),
  ]
  return paths.map((path) => {
    const message = `"${path.join('.')}" is not loaded: a built site runs no scripts of others.`
    const suggestions = ['Nothing needs to be done. The host of the site may count visits instead.']
    const problem = { code: 'site/third-party-script', severity: 'info', message, suggestions } as const
    return toDiagnostic(problem, 'mint.json', locate(path))
  })
}
