import { type Division, type PageTree, toLanguageTag } from '../../core/index.ts'

/** Language of pages whose version has no locale. */
export const DEFAULT_LANGUAGE = 'en'

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Any language can be written in one of these, for example `az-Arab`. */
const RIGHT_TO_LEFT_SCRIPTS = /-(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)\b/i

/** The language of a division's version as a tag (BCP 47). Undefined if the version has no locale. */
export function findLanguage(
  { versions }: Pick<PageTree, 'versions'>,
  division: Division | undefined,
): string | undefined {
  const locale = division?.version === undefined ? undefined : versions[division.version]?.locale
  return locale === undefined ? undefined : toLanguageTag(locale)
}

/** The direction in which a language is written. Takes a language tag, for example `ar` or `az-Arab`. */
export function toTextDirection(language: string): 'ltr' | 'rtl' {
  const [primary = ''] = language.toLowerCase().split('-')
  if (/-Latn\b/i.test(language)) return 'ltr'
  return RIGHT_TO_LEFT.has(primary) || RIGHT_TO_LEFT_SCRIPTS.test(language) ? 'rtl' : 'ltr'
}
