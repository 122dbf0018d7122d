import { type Division, type PageTree, toLanguageTag } from '../../core/index.ts'

/** Language of pages that name none. */
export const DEFAULT_LANGUAGE = 'en'

/** Language of a division's version as a tag (BCP 47); undefined when it names none. */
export function findLanguage(
  { versions }: Pick<PageTree, 'versions'>,
  division: Division | undefined,
): string | undefined {
  const locale = division?.version === undefined ? undefined : versions[division.version]?.locale
  return locale === undefined ? undefined : toLanguageTag(locale)
}
