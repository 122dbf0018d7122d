import type { z } from 'zod/mini'
import type { SocialCards } from '../model/site-config.ts'
import type { socialCardsSchema } from './social-cards.ts'

/** Adds the setting of Spearmint to that of the format. Undefined if the site has no cards. */
export function toSocialCards(
  setting: z.infer<typeof socialCardsSchema> | undefined,
  thumbnails?: SocialCards,
): SocialCards | undefined {
  if (setting === false || (setting === undefined && thumbnails === undefined)) return undefined
  const { appearance, background } = { ...thumbnails, ...(typeof setting === 'object' && setting) }
  return { ...(appearance && { appearance }), ...(background && { background }) }
}
