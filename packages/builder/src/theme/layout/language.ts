import { type Division, findLocale, toLanguageTag } from '../../core/index.ts'

/** Language of pages whose version has no locale. */
export const DEFAULT_LANGUAGE = 'en'

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Any language can be written in one of these, for example `az-Arab`. */
const RIGHT_TO_LEFT_SCRIPTS = /-(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)\b/i

/** The language of a division as a tag (BCP 47). Undefined if neither it nor the divisions around it have a locale. */
export function findLanguage(division: Division): string | undefined {
  const locale = findLocale(division)
  return locale === undefined ? undefined : toLanguageTag(locale)
}

/** The direction in which a language is written. Takes a language tag, for example `ar` or `az-Arab`. */
export function toTextDirection(language: string): 'ltr' | 'rtl' {
  const [primary = ''] = language.toLowerCase().split('-')
  if (/-Latn\b/i.test(language)) return 'ltr'
  return RIGHT_TO_LEFT.has(primary) || RIGHT_TO_LEFT_SCRIPTS.test(language) ? 'rtl' : 'ltr'
}
