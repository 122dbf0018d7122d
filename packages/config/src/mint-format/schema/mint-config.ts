import { z } from 'zod/mini'
import { analyticsSchema } from '../../schema-parts/analytics.ts'
import { feedbackSchema } from '../../schema-parts/feedback.ts'
import { footerSocialsSchema } from '../../schema-parts/footer-socials.ts'
import { layoutSchema } from '../../schema-parts/layout.ts'
import { nameSchema } from '../../schema-parts/name.ts'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { redirectsSchema } from '../../schema-parts/redirects.ts'
import { roundedSchema } from '../../schema-parts/rounded.ts'
import { sidebarSchema } from '../../schema-parts/sidebar.ts'
import { spearmintSchema } from '../../schema-parts/spearmint.ts'
import { themePresetSchema } from '../../schema-parts/theme-preset.ts'
import { topbarSchema } from '../../schema-parts/topbar.ts'
import { whiteLabeledSchema } from '../../schema-parts/white-labeled.ts'
import { anchorsSchema } from './anchors.ts'
import { apiSchema } from './api.ts'
import { backgroundSchema } from './background.ts'
import { backgroundImageSchema } from './background-image.ts'
import { callToActionSchema } from './call-to-action.ts'
import { codeBlockSchema } from './code-block.ts'
import { colorsSchema } from './colors.ts'
import { eyebrowSchema } from './eyebrow.ts'
import { faviconSchema } from './favicon.ts'
import { fontSchema } from './font.ts'
import { footerSchema } from './footer.ts'
import { integrationsSchema } from './integrations.ts'
import { logoSchema } from './logo.ts'
import { metadataSchema } from './metadata.ts'
import { modeToggleSchema } from './mode-toggle.ts'
import { navigationSchema } from './navigation.ts'
import { openapiSchema } from './openapi.ts'
import { primaryTabSchema } from './primary-tab.ts'
import { schemaUrlSchema } from './schema-url.ts'
import { searchSchema } from './search.ts'
import { seoSchema } from './seo.ts'
import { tabsSchema } from './tabs.ts'
import { topAnchorSchema } from './top-anchor.ts'
import { topbarLinksSchema } from './topbar-links.ts'
import { versionsSchema } from './versions.ts'

/**
 * The shape of a site configuration: types, required keys, allowed values. It transforms nothing, and defaults are only
 * annotations; `normalizeSiteConfig` applies them. Where the original format and its extensions differ, the schema
 * accepts what either allows, and rules warn about likely mistakes ("Differences" in docs/reference/mint-json.mdx).
 *
 * The error of every check names what was expected, because messages quote it.
 */
export const siteConfigSchema = z
  .strictObject({
    // The original format
    name: nameSchema,
    navigation: navigationSchema,
    logo: z.exactOptional(logoSchema),
    favicon: z.exactOptional(faviconSchema),
    colors: z.exactOptional(colorsSchema),
    topbarLinks: z.exactOptional(topbarLinksSchema),
    topbarCtaButton: z.exactOptional(callToActionSchema),
    versions: z.exactOptional(versionsSchema),
    anchors: z.exactOptional(anchorsSchema),
    topAnchor: z.exactOptional(topAnchorSchema),
    tabs: z.exactOptional(tabsSchema),
    api: z.exactOptional(apiSchema),
    openapi: z.exactOptional(openapiSchema),
    footerSocials: z.exactOptional(footerSocialsSchema),
    feedback: z.exactOptional(feedbackSchema),
    modeToggle: z.exactOptional(modeToggleSchema),
    backgroundImage: z.exactOptional(backgroundImageSchema),

    // Extensions (docs/reference/mint-json.mdx)
    $schema: z.exactOptional(schemaUrlSchema),
    primaryTab: z.exactOptional(primaryTabSchema),
    redirects: z.exactOptional(redirectsSchema),
    metadata: z.exactOptional(metadataSchema),
    seo: z.exactOptional(seoSchema),
    search: z.exactOptional(searchSchema),
    footer: z.exactOptional(footerSchema),
    analytics: z.exactOptional(analyticsSchema),
    integrations: z.exactOptional(integrationsSchema),
    theme: z.exactOptional(themePresetSchema),
    layout: z.exactOptional(layoutSchema),
    background: z.exactOptional(backgroundSchema),
    font: z.exactOptional(fontSchema),
    rounded: z.exactOptional(roundedSchema),
    sidebar: z.exactOptional(sidebarSchema),
    topbar: z.exactOptional(topbarSchema),
    codeBlock: z.exactOptional(codeBlockSchema),
    eyebrow: z.exactOptional(eyebrowSchema),
    isWhiteLabeled: z.exactOptional(whiteLabeledSchema),

    // Settings that both formats have in one object
    spearmint: z.exactOptional(spearmintSchema),
  })
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'New site',
          description: 'A name, colors and a group of pages.',
          body: {
            name: placeholder(1, 'Acme Docs'),
            colors: { primary: placeholder(2, '#0A7A5A') },
            favicon: '/favicon.svg',
            navigation: [{ group: placeholder(3, 'Get started'), pages: [placeholder(4, 'introduction')] }],
          },
        },
      ],
      title: 'Site configuration',
      description: 'Settings of a documentation site: mint.json.',
    }),
  )

/** A valid site configuration as written, before defaults. */
export type SiteConfigInput = z.output<typeof siteConfigSchema>
