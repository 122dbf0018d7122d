/** Locales of the format that are not language tags. */
const LANGUAGE_TAGS: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-CN'],
  ['jp', 'ja'],
])

/** The language tag (BCP 47) of a `locale` in the configuration, see docs/reference/mint-json.mdx#versions. */
export function toLanguageTag(locale: string): string {
  return LANGUAGE_TAGS.get(locale) ?? locale
}

/** Whether a `locale` is a language tag, or is converted to one. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(toLanguageTag(locale)).length === 1
  } catch {
    return false
  }
}
