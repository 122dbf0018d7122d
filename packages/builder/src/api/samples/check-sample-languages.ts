import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type LocateInConfig, locateNothing } from '../../core/index.ts'
import { API_CODES } from '../codes.ts'
import { findSampleLanguage, SAMPLE_LANGUAGES } from './languages.ts'

/** Reports each name in `api.request.example.languages` that isn't a sample language. */
export function checkSampleLanguages(
  { request }: SiteConfig['api'],
  locate: LocateInConfig = locateNothing,
): Diagnostic[] {
  const names = request.example.languages ?? []
  return names.flatMap((name, index) => {
    if (findSampleLanguage(name) !== undefined) return []
    return toDiagnostic(API_CODES, {
      code: 'config/unknown-sample-language',
      message: `${JSON.stringify(name)} is not a language that request samples are generated in.`,
      suggestions: [
        `Expected one of ${Object.keys(SAMPLE_LANGUAGES).join(', ')}; or remove it, if the OpenAPI file has samples in it.`,
      ],
      ...locate(['api', 'request', 'example', 'languages', index]),
    })
  })
}
