import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { type Repository, toDiagnostic } from '../../../core/index.ts'

/** Reports as `site/unknown-repository`, once, that pages have no links to edit them and to raise issues. */
export function checkRepository(
  { feedback }: Pick<SiteConfig, 'feedback'>,
  repository: Repository | undefined,
  locate: (path: ConfigPath) => SourceRange = () => START_OF_FILE,
): Diagnostic[] {
  const asked = (['suggestEdit', 'raiseIssue'] as const).filter((key) => feedback[key])
  const [first] = asked
  if (first === undefined || repository !== undefined) return []
  const names = asked.map((key) => `"feedback.${key}"`).join(' and ')
  const message = `The repository of the site is not known, so ${names} cannot be shown.`
  const suggestions = [
    'Build with --repository https://github.com/owner/name.',
    'Give "repository" in the package.json of the site or of a folder above it.',
  ]
  const problem = { code: 'site/unknown-repository', severity: 'warning', message, suggestions } as const
  return [toDiagnostic(problem, 'mint.json', locate(['feedback', first]))]
}
