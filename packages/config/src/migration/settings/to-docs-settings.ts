import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import { type ReportNote, toChanged, toWithoutEffect } from '../migration-note.ts'
import { type DocsObject, toCompactObject, withoutUndefined } from '../to-compact-object.ts'
import { toDocsHref } from '../to-docs-href.ts'
import { toDocsApi } from './to-docs-api.ts'
import { toDocsFooter } from './to-docs-footer.ts'
import { toDocsBackground, toDocsFonts, toDocsLook } from './to-docs-look.ts'
import { toDocsNavbar } from './to-docs-navbar.ts'
import { toOwnSettings } from './to-own-settings.ts'

/** The JSON Schema that editors use by default. */
const SCHEMA_URL = 'https://mintlify.com/docs.json'

/** `docs.json` requires colors. These are the ones of a site without any. */
const DEFAULT_COLORS = { primary: '#16a34a', light: '#4ade80', dark: '#166534' }

/**
 * Converts everything but the navigation, in the order of the reference. The last keys, from `footer` on, come after the
 * navigation.
 *
 * @param hasApi - Whether the site has API pages.
 */
export function toDocsSettings(
  input: SiteConfigInput,
  navigation: DocsObject,
  hasApi: boolean,
  report: ReportNote,
): DocsObject {
  const { name, logo, favicon, colors, modeToggle, search, metadata, seo, codeBlock, eyebrow } = input
  const { theme, own } = toDocsLook(input)
  for (const key of ['ultraLight', 'ultraDark'] as const) {
    if (colors?.[key] !== undefined) report(toWithoutEffect(['colors', key], `colors.${key}`))
  }
  return withoutUndefined({
    $schema: toSchemaUrl(input.$schema, report),
    theme,
    name: name.trim(),
    colors: toColors(colors, report),
    logo: toLogo(logo),
    favicon,
    appearance: toCompactObject({ default: modeToggle?.default, strict: modeToggle?.isHidden }),
    background: toDocsBackground(input),
    navbar: toDocsNavbar(input, report),
    navigation,
    footer: toDocsFooter(input, report),
    search: toCompactObject({ prompt: search?.prompt }),
    seo: toSeo(metadata, seo),
    fonts: toDocsFonts(input.font),
    styling: toCompactObject({
      eyebrows: eyebrow?.display,
      codeblocks: codeBlock?.mode === 'auto' ? 'system' : codeBlock?.mode,
    }),
    redirects: input.redirects,
    integrations: toIntegrations(input),
    api: toDocsApi(input, hasApi, report),
    spearmint: toOwnSettings(input, own, report),
  })
}

/** A schema in the folder of the site stays there. */
function toSchemaUrl(url: string | undefined, report: ReportNote): string {
  if (url === undefined || !/^\.{0,2}\/[\w./-]*$|^[\w-][\w./-]*\.json$/.test(url)) return SCHEMA_URL
  const file = url.replace(/[^/]*$/, 'docs.schema.json')
  report(
    toChanged(['$schema'], `"$schema" is now "${file}", for completion and validation in editors.`, [
      'Run: npx spearmint schema --format docs > docs.schema.json',
    ]),
  )
  return file
}

function toColors(colors: SiteConfigInput['colors'], report: ReportNote): DocsObject {
  if (colors === undefined) {
    report(toChanged([], '"colors" is new, because docs.json requires it. These are the default colors.'))
    return DEFAULT_COLORS
  }
  return withoutUndefined({ primary: colors.primary, light: colors.light, dark: colors.dark })
}

function toLogo(logo: SiteConfigInput['logo']): unknown {
  if (typeof logo !== 'object' || logo.href === undefined) return logo
  const { href, ...images } = logo
  return { ...images, ...(href.trim() !== '' && { href: toDocsHref(href) }) }
}

/** The default of `indexing` is written out next to meta tags, as other converters do. */
function toSeo(metadata: SiteConfigInput['metadata'], seo: SiteConfigInput['seo']): DocsObject | undefined {
  const isWritten = metadata !== undefined || seo?.indexHiddenPages !== undefined
  if (!isWritten) return undefined
  return toCompactObject({ indexing: seo?.indexHiddenPages ? 'all' : 'navigable', metatags: metadata })
}

function toIntegrations({ analytics, integrations = {} }: SiteConfigInput): DocsObject | undefined {
  const { intercom, frontchat } = integrations
  return toCompactObject({
    ...analytics,
    intercom: intercom === undefined ? undefined : { appId: intercom },
    frontchat: frontchat === undefined ? undefined : { snippetId: frontchat },
  })
}
