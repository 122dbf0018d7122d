import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type LocateInConfig, locateNothing } from '../../core/index.ts'
import { THEME_CODES } from '../codes.ts'

/** Reports each tool in `analytics` and `integrations` as `site/third-party-script`: a built site loads none of them. */
export function checkThirdParties(
  { analytics, integrations }: Pick<SiteConfig, 'analytics' | 'integrations'>,
  locate: LocateInConfig = locateNothing,
): Diagnostic[] {
  const paths = [
    ...Object.keys(analytics).map((name) => ['analytics', name]),
    ...Object.keys(integrations).map((name) => ['integrations', name]),
  ]
  return paths.map((path) => {
    const location = locate(path)
    return toDiagnostic(THEME_CODES, {
      code: 'site/third-party-script',
      message: `"${location.path.join('.')}" is not loaded: built sites do not run third-party scripts.`,
      suggestions: ['No action is needed. Your host may be able to count visits instead.'],
      ...location,
    })
  })
}
