import { z } from 'zod/mini'
import { nameSchema } from '../../schema-parts/name.ts'
import { redirectsSchema } from '../../schema-parts/redirects.ts'
import { spearmintSchema } from '../../schema-parts/spearmint.ts'
import { apiSchema } from './api.ts'
import { appearanceSchema } from './appearance.ts'
import { backgroundSchema } from './background.ts'
import { bannerSchema } from './banner.ts'
import { colorsSchema } from './colors.ts'
import { contextualSchema } from './contextual.ts'
import { errorsSchema } from './errors.ts'
import { fontsSchema } from './fonts.ts'
import { footerSchema } from './footer.ts'
import { iconsSchema } from './icons.ts'
import { imageSchema } from './image-pair.ts'
import { integrationsSchema } from './integrations.ts'
import { interactionSchema } from './interaction.ts'
import { key, optionalKey } from './key.ts'
import { logoSchema } from './logo.ts'
import { markdownSchema } from './markdown.ts'
import { navbarSchema } from './navbar.ts'
import { searchSchema } from './search.ts'
import { seoSchema } from './seo.ts'
import { stylingSchema } from './styling.ts'
import { themeSchema } from './theme.ts'
import { thumbnailsSchema } from './thumbnails.ts'

/** Keys with a default, or without which a site can be built. */
export const optionalSettings = {
  $schema: optionalKey(z.string(), {
    description: 'URL of the JSON Schema of this file, for editors.',
    examples: ['https://mintlify.com/docs.json'],
  }),
  description: optionalKey(z.string(), {
    description: 'What the site is about, for search engines and "llms.txt".',
    examples: ['Everything about Acme'],
  }),
  logo: optionalKey(logoSchema, {
    description: 'Logo in the header, or one for each mode.',
    examples: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg' }],
  }),
  favicon: optionalKey(imageSchema, {
    description: 'Icon in the browser tab, or one for each mode.',
    examples: ['/favicon.svg'],
  }),
  appearance: optionalKey(appearanceSchema, { description: 'Light and dark mode.', examples: [{ default: 'dark' }] }),
  background: optionalKey(backgroundSchema, {
    description: 'Background of every page.',
    examples: [{ decoration: 'grid' }],
  }),
  navbar: optionalKey(navbarSchema, {
    description: 'Links in the header.',
    examples: [{ links: [{ label: 'Support', href: 'mailto:hi@acme.com' }] }],
  }),
  footer: optionalKey(footerSchema, {
    description: 'The footer of every page.',
    examples: [{ socials: { github: 'https://github.com/acme' } }],
  }),
  search: optionalKey(searchSchema, { description: 'The search field.', examples: [{ prompt: 'Search Acme' }] }),
  seo: optionalKey(seoSchema, { description: 'Settings for search engines.', examples: [{ indexing: 'all' }] }),
  fonts: optionalKey(fontsSchema, {
    description: 'Font of the site, or separate fonts for headings and body text.',
    examples: [{ family: 'Inter' }],
  }),
  icons: optionalKey(iconsSchema, { description: 'Icons of the site.', examples: [{ library: 'lucide' }] }),
  styling: optionalKey(stylingSchema, {
    description: 'Details of pages.',
    examples: [{ eyebrows: 'breadcrumbs', codeblocks: 'dark' }],
  }),
  redirects: z.exactOptional(redirectsSchema),
  integrations: optionalKey(integrationsSchema, {
    description: 'Analytics and other services.',
    examples: [{ plausible: { domain: 'docs.acme.com' } }],
  }),
  banner: optionalKey(bannerSchema, {
    description: 'A bar above every page.',
    examples: [{ content: 'Version 2 is out', dismissible: true }],
  }),
  errors: optionalKey(errorsSchema, {
    description: 'Error pages.',
    examples: [{ '404': { redirect: false, title: 'Nothing here' } }],
  }),
  contextual: optionalKey(contextualSchema, {
    description: 'The page menu.',
    examples: [{ options: ['copy', 'view'] }],
  }),
  thumbnails: optionalKey(thumbnailsSchema, {
    description: 'Turns on images of pages that other sites show beside links, and sets how they look.',
    examples: [{ appearance: 'dark' }],
  }),
  interaction: optionalKey(interactionSchema, {
    description: 'Behavior of the navigation.',
    examples: [{ drilldown: false }],
  }),
  metadata: optionalKey(
    z.strictObject({
      timestamp: optionalKey(z.boolean(), {
        description: 'Whether pages show when they were last modified.',
        default: false,
        examples: [true],
      }),
    }),
    { description: 'Facts about pages. Meta tags are in "seo.metatags".', examples: [{ timestamp: true }] },
  ),
  variables: optionalKey(z.record(z.string(), z.string()), {
    description: 'Texts for "{{name}}" in pages. Names have letters, digits, "_", "-" and ".".',
    examples: [{ version: '2.4.1' }],
  }),
  api: optionalKey(apiSchema, {
    description: 'Settings for API pages.',
    examples: [{ openapi: '/openapi.json' }],
  }),
  markdown: optionalKey(markdownSchema, {
    description: 'The Markdown output of pages.',
    examples: [{ instructions: 'Prefer the newest version.' }],
  }),
  public: optionalKey(z.boolean(), { description: 'Accepted for other tools. It has no effect.', deprecated: true }),
  variations: optionalKey(
    z.strictObject({
      options: key(
        z.array(
          z.strictObject({
            id: key(z.string(), { description: 'ID of the variation.', examples: ['a'] }),
            label: key(z.string(), { description: 'Name of the variation.', examples: ['A'] }),
          }),
        ),
        { description: 'Variations.', examples: [[{ id: 'a', label: 'A' }]] },
      ),
    }),
    { description: 'Accepted for other tools. It has no effect.', deprecated: true },
  ),
  spearmint: z.exactOptional(spearmintSchema),
}

export const requiredSettings = { theme: themeSchema, name: nameSchema, colors: colorsSchema }

/** Everything but the navigation. Every key is optional, so that any valid part of a file fits. */
export const settingsSchema = z.strictObject({
  theme: z.exactOptional(themeSchema),
  name: z.exactOptional(nameSchema),
  colors: z.exactOptional(colorsSchema),
  ...optionalSettings,
})

export type DocsSettings = z.output<typeof settingsSchema>
