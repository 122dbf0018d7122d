/** Locales of the format that are no language tags. */
const LANGUAGE_TAGS: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-CN'],
  ['jp', 'ja'],
])

/** The language tag (BCP 47) of a `locale` of the configuration (reference 1.7). */
export function toLanguageTag(locale: string): string {
  return LANGUAGE_TAGS.get(locale) ?? locale
}
