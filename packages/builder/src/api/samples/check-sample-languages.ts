import type { ConfigPath, SiteConfig } from '@spearmint/config'
import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import { CONFIG_FILE } from '../../site/index.ts'
import { API_CODES } from '../codes.ts'
import { findSampleLanguage, SAMPLE_LANGUAGES } from './languages.ts'

/** Reports each name in `api.request.example.languages` that isn't a sample language. */
export function checkSampleLanguages(
  { request }: SiteConfig['api'],
  locate: (path: ConfigPath) => SourceRange = () => START_OF_FILE,
): Diagnostic[] {
  const names = request.example.languages ?? []
  return names.flatMap((name, index) => {
    if (findSampleLanguage(name) !== undefined) return []
    return toDiagnostic(API_CODES, {
      code: 'config/unknown-sample-language',
      message: `${JSON.stringify(name)} is not a language of request samples. Pages show no sample for it.`,
      suggestions: [`Expected one of ${Object.keys(SAMPLE_LANGUAGES).join(', ')}.`],
      file: CONFIG_FILE,
      range: locate(['api', 'request', 'example', 'languages', index]),
    })
  })
}
