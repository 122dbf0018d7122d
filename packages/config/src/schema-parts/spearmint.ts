import { z } from 'zod/mini'
import { colorSchema } from './color.ts'
import { draftsSchema } from './drafts.ts'
import { feedbackSchema } from './feedback.ts'
import { gitVersionsSchema } from './git-versions.ts'
import { layoutSchema } from './layout.ts'
import { localeSchema } from './locale.ts'
import { roundedSchema } from './rounded.ts'
import { sidebarSchema } from './sidebar.ts'
import { socialCardsSchema } from './social-cards.ts'
import { themePresetSchema } from './theme-preset.ts'
import { topbarSchema } from './topbar.ts'
import { urlStyleSchema } from './url-style.ts'
import { whiteLabeledSchema } from './white-labeled.ts'
import { wordsSchema } from './words.ts'

/** Settings of Spearmint that `docs.json` has no key for. Both formats have them in one object, so that they can move. */
export const spearmintSchema = z
  .strictObject({
    feedback: z.exactOptional(feedbackSchema),
    rounded: z.exactOptional(roundedSchema),
    sidebar: z.exactOptional(sidebarSchema),
    topbar: z.exactOptional(topbarSchema),
    searchLocation: z.exactOptional(z.enum(['side', 'top'])).check(
      z.meta({
        enumDescriptions: ['Above the sidebar.', 'In the header.'],
        description: 'Position of the search field.',
        examples: ['top'],
      }),
    ),
    urls: z.exactOptional(urlStyleSchema),
    relative: z.exactOptional(z.boolean()).check(
      z.meta({
        description:
          'Whether all addresses are relative, so that the built folder opens from a disk, without a server. Needs `urls` to be `html`, which is the default. The option `--relative` does the same for one build.',
        examples: [true],
      }),
    ),
    drafts: z.exactOptional(draftsSchema),
    socialCards: z.exactOptional(socialCardsSchema),
    versions: z.exactOptional(gitVersionsSchema),
    locale: z.exactOptional(localeSchema),
    words: z.exactOptional(wordsSchema),
    isWhiteLabeled: z.exactOptional(whiteLabeledSchema),
    theme: z.exactOptional(themePresetSchema),
    layout: z.exactOptional(layoutSchema),
    anchorColor: z.exactOptional(colorSchema).check(
      z.meta({
        description: 'Background of the icons of anchors without a color. Defaults to the primary color.',
        examples: [{ from: '#FF7F57', to: '#9563FF' }],
      }),
    ),
  })
  .check(
    z.meta({
      description: 'Settings of Spearmint that the format has no key for. They win over keys of the same name.',
      examples: [{ feedback: { suggestEdit: true } }],
    }),
  )
