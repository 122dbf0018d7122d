import { z } from 'zod'
import { analyticsSchema } from './analytics.ts'
import { anchorsSchema } from './anchors.ts'
import { apiSchema } from './api.ts'
import { backgroundSchema } from './background.ts'
import { backgroundImageSchema } from './background-image.ts'
import { callToActionSchema } from './call-to-action.ts'
import { codeBlockSchema } from './code-block.ts'
import { colorsSchema } from './colors.ts'
import { eyebrowSchema } from './eyebrow.ts'
import { faviconSchema } from './favicon.ts'
import { feedbackSchema } from './feedback.ts'
import { fontSchema } from './font.ts'
import { footerSchema } from './footer.ts'
import { footerSocialsSchema } from './footer-socials.ts'
import { integrationsSchema } from './integrations.ts'
import { layoutSchema } from './layout.ts'
import { logoSchema } from './logo.ts'
import { metadataSchema } from './metadata.ts'
import { modeToggleSchema } from './mode-toggle.ts'
import { nameSchema } from './name.ts'
import { navigationSchema } from './navigation.ts'
import { openapiSchema } from './openapi.ts'
import { primaryTabSchema } from './primary-tab.ts'
import { redirectsSchema } from './redirects.ts'
import { roundedSchema } from './rounded.ts'
import { schemaUrlSchema } from './schema-url.ts'
import { searchSchema } from './search.ts'
import { seoSchema } from './seo.ts'
import { sidebarSchema } from './sidebar.ts'
import { tabsSchema } from './tabs.ts'
import { themeSchema } from './theme.ts'
import { topAnchorSchema } from './top-anchor.ts'
import { topbarSchema } from './topbar.ts'
import { topbarLinksSchema } from './topbar-links.ts'
import { versionsSchema } from './versions.ts'
import { whiteLabeledSchema } from './white-labeled.ts'

/**
 * The form of a site configuration: types, required keys, allowed values. It changes nothing and knows no defaults
 * but as annotations; `normalizeSiteConfig` applies them. Where the specification and the format in use differ, what
 * either allows is accepted here, and rules warn (reference 1.3).
 *
 * The error text of every check says what was expected, so that messages can be built of it.
 */
export const siteConfigSchema = z
  .strictObject({
    // The specification
    name: nameSchema,
    navigation: navigationSchema,
    logo: logoSchema.exactOptional(),
    favicon: faviconSchema.exactOptional(),
    colors: colorsSchema.exactOptional(),
    topbarLinks: topbarLinksSchema.exactOptional(),
    topbarCtaButton: callToActionSchema.exactOptional(),
    versions: versionsSchema.exactOptional(),
    anchors: anchorsSchema.exactOptional(),
    topAnchor: topAnchorSchema.exactOptional(),
    tabs: tabsSchema.exactOptional(),
    api: apiSchema.exactOptional(),
    openapi: openapiSchema.exactOptional(),
    footerSocials: footerSocialsSchema.exactOptional(),
    feedback: feedbackSchema.exactOptional(),
    modeToggle: modeToggleSchema.exactOptional(),
    backgroundImage: backgroundImageSchema.exactOptional(),

    // The format in use has these too (reference 1.2)
    $schema: schemaUrlSchema.exactOptional(),
    primaryTab: primaryTabSchema.exactOptional(),
    redirects: redirectsSchema.exactOptional(),
    metadata: metadataSchema.exactOptional(),
    seo: seoSchema.exactOptional(),
    search: searchSchema.exactOptional(),
    footer: footerSchema.exactOptional(),
    analytics: analyticsSchema.exactOptional(),
    integrations: integrationsSchema.exactOptional(),
    theme: themeSchema.exactOptional(),
    layout: layoutSchema.exactOptional(),
    background: backgroundSchema.exactOptional(),
    font: fontSchema.exactOptional(),
    rounded: roundedSchema.exactOptional(),
    sidebar: sidebarSchema.exactOptional(),
    topbar: topbarSchema.exactOptional(),
    codeBlock: codeBlockSchema.exactOptional(),
    eyebrow: eyebrowSchema.exactOptional(),
    isWhiteLabeled: whiteLabeledSchema.exactOptional(),
  })
  .meta({ title: 'Site configuration', description: 'Settings of a documentation site: mint.json.' })

/** A site configuration as written, once its form is right. */
export type SiteConfigInput = z.output<typeof siteConfigSchema>
