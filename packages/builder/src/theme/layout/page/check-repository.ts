import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type LocateInConfig, locateNothing, type Repository } from '../../../core/index.ts'
import { THEME_CODES } from '../../codes.ts'

/** Reports once, as `site/unknown-repository`, that pages have no links to edit them and to raise issues. */
export function checkRepository(
  { feedback }: Pick<SiteConfig, 'feedback'>,
  repository: Repository | undefined,
  locate: LocateInConfig = locateNothing,
): Diagnostic[] {
  const enabled = (['suggestEdit', 'raiseIssue'] as const).filter((key) => feedback[key])
  const [first] = enabled
  if (first === undefined || repository !== undefined) return []
  const names = enabled.map((key) => `"${locate(['feedback', key]).path.join('.')}"`).join(' and ')
  return [
    toDiagnostic(THEME_CODES, {
      code: 'site/unknown-repository',
      message: `The repository of the site is not known, so ${names} cannot be shown.`,
      suggestions: [
        'Build with --repository https://github.com/owner/name.',
        'Set "repository" in the package.json of the site or of a folder above it.',
      ],
      ...locate(['feedback', first]),
    }),
  ]
}
