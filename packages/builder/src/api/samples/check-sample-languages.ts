import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { type Problem, toDiagnostic } from '../../core/index.ts'
import { findSampleLanguage, SAMPLE_LANGUAGES } from './languages.ts'

/** Reports each name in `api.request.example.languages` that isn't a sample language. */
export function checkSampleLanguages(
  { request }: SiteConfig['api'],
  locate: (path: ConfigPath) => SourceRange = () => START_OF_FILE,
): Diagnostic[] {
  const names = request.example.languages ?? []
  return names.flatMap((name, index) => {
    if (findSampleLanguage(name) !== undefined) return []
    const problem: Problem = {
      code: 'config/unknown-sample-language',
      severity: 'warning',
      message: `${JSON.stringify(name)} is no language of request samples; pages have none of it.`,
      suggestions: [`Expected one of ${Object.keys(SAMPLE_LANGUAGES).join(', ')}.`],
    }
    return [toDiagnostic(problem, 'mint.json', locate(['api', 'request', 'example', 'languages', index]))]
  })
}
