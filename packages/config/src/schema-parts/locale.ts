import { z } from 'zod/mini'

/** A language, optionally with its script and its region (BCP 47). */
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/

/** `locale` in `spearmint`. */
export const localeSchema = z.string().check(
  z.regex(LANGUAGE_TAG, 'a language tag, for example "fr" or "pt-BR"'),
  z.meta({
    description: 'Language of the site (BCP 47). Pages in a language of the navigation have that one instead.',
    default: 'en',
    examples: ['fr'],
  }),
)
