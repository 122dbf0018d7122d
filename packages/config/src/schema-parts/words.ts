import { z } from 'zod/mini'

const formsSchema = z.record(z.string(), z.string())

/** `words` in `spearmint`. A rule checks the keys, because those of languages are open. */
export const wordsSchema = z
  .record(z.string(), z.union([z.string(), z.record(z.string(), z.union([z.string(), formsSchema]))]))
  .check(
    z.meta({
      description: 'Words of the frame that the site replaces, for all languages or below the tag of one.',
      examples: [{ 'toc.title': 'Contents', fr: { 'toc.title': 'Sommaire' } }],
    }),
  )
