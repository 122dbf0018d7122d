import type { DivisionConfig, FontFace, Logo, SiteConfig } from '../../model/site-config.ts'
import { toGitVersions } from '../../schema-parts/to-git-versions.ts'
import { toSocialCards } from '../../schema-parts/to-social-cards.ts'
import type { WordOverrides } from '../../words/create-words-search.ts'
import type { FontsInput } from '../schema/fonts.ts'
import type { DocsSettings } from '../schema/settings.ts'
import { toApiSettings } from './to-api-settings.ts'
import { toBanner } from './to-banner.ts'
import { toCodeBlock } from './to-code-block.ts'
import { toContextual } from './to-contextual.ts'
import { toIntegrations } from './to-integrations.ts'
import { toFooter, toTopbarLink } from './to-links.ts'
import { toLook } from './to-look.ts'
import { toSpecSources } from './to-spec-sources.ts'

/** Converts the settings and the navigation of a `docs.json`, and applies the defaults of its reference. */
export function toSiteConfig(settings: DocsSettings, navigationTree: DivisionConfig, fallbackName: string): SiteConfig {
  const { api = {}, appearance = {}, background = {}, navbar = {}, seo = {}, styling = {}, spearmint = {} } = settings
  const openapiSources = toSpecSources(api.openapi)
  const notFound = settings.errors?.['404'] ?? {}
  const { drilldown } = settings.interaction ?? {}
  const socialCards = toSocialCards(spearmint.socialCards, settings.thumbnails)
  const { codeblocks, eyebrows, latex } = styling
  return {
    name: (settings.name ?? fallbackName).trim(),
    ...(settings.description && { description: settings.description }),
    navigation: [],
    navigationTree,
    ...(settings.logo !== undefined && { logo: toLogo(settings.logo) }),
    ...toImages('favicon', settings.favicon),
    ...(settings.colors && {
      colors: {
        ...settings.colors,
        background: background.color ?? {},
        ...(spearmint.anchorColor !== undefined && { anchors: spearmint.anchorColor }),
      },
    }),
    topbarLinks: (navbar.links ?? []).map(toTopbarLink),
    ...(navbar.primary && { topbarCtaButton: toTopbarLink(navbar.primary) }),
    versions: [],
    anchors: [],
    topAnchor: { icon: 'book-open', iconType: 'duotone' },
    tabs: [],
    primaryTab: { isDefaultHidden: false },
    api: toApiSettings(api),
    openapi: openapiSources.map(({ source }) => source),
    openapiSources,
    asyncapiSources: toSpecSources(api.asyncapi),
    footerSocials: [],
    footer: toFooter(settings.footer ?? {}),
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false, ...spearmint.feedback },
    modeToggle: {
      ...(appearance.default !== undefined && appearance.default !== 'system' && { default: appearance.default }),
      isHidden: appearance.strict ?? false,
    },
    ...toImages('backgroundImage', background.image),
    background: background.decoration === undefined ? {} : { style: background.decoration },
    redirects: (settings.redirects ?? []).map((redirect) => ({ permanent: true, ...redirect })),
    metadata: seo.metatags ?? {},
    seo: {
      indexHiddenPages: seo.indexing === 'all',
      ...(seo.organization && { organization: { sameAs: [], ...seo.organization } }),
      ...(seo.trailingSlash !== undefined && { trailingSlash: seo.trailingSlash }),
    },
    ...(spearmint.urls && { urls: spearmint.urls }),
    ...(spearmint.relative !== undefined && { isRelative: spearmint.relative }),
    drafts: spearmint.drafts ?? [],
    ...(socialCards && { socialCards }),
    ...(spearmint.versions && !hasVersion(navigationTree) && { gitVersions: toGitVersions(spearmint.versions) }),
    ...(spearmint.locale && { locale: spearmint.locale }),
    ...(spearmint.words && { words: spearmint.words as WordOverrides }),
    metadataOfFolders: (seo.paths ?? []).map(({ path, metatags }) => ({ folder: path, metadata: metatags })),
    ...toIntegrations(settings.integrations),
    ...toLook(settings.theme, settings.search?.prompt, spearmint),
    font: toFont(settings.fonts),
    rounded: spearmint.rounded ?? 'default',
    topbar: { style: 'default', ...spearmint.topbar },
    codeBlock: toCodeBlock(codeblocks),
    eyebrow: { display: eyebrows ?? 'section' },
    isWhiteLabeled: spearmint.isWhiteLabeled ?? false,
    ...(settings.banner && { banner: toBanner(settings.banner) }),
    errors: { notFound: { ...notFound, redirect: notFound.redirect ?? false } },
    ...(settings.contextual && { contextual: toContextual(settings.contextual) }),
    icons: { library: settings.icons?.library ?? 'fontawesome' },
    interaction: drilldown === undefined ? {} : { drilldown },
    ...(settings.metadata?.timestamp !== undefined && { timestamp: settings.metadata.timestamp }),
    ...(latex !== undefined && { latex }),
    variables: settings.variables ?? {},
    markdown: {
      schema: settings.markdown?.schema ?? true,
      instructions: toList(settings.markdown?.instructions),
    },
  }
}

/** Versions in the navigation take precedence. That there are both is an error. */
function hasVersion({ kind, divisions }: DivisionConfig): boolean {
  return kind === 'version' || divisions.some(hasVersion)
}

function toLogo(logo: NonNullable<DocsSettings['logo']>): Logo {
  return typeof logo === 'string' ? { light: logo, dark: logo, href: '/' } : { href: '/', ...logo }
}

/** The image of light mode is the only one, unless there is another one for dark mode. */
function toImages<Key extends 'favicon' | 'backgroundImage'>(
  key: Key,
  image: DocsSettings['favicon'],
): { [Name in Key | `${Key}Dark`]?: string } {
  if (image === undefined) return {}
  const { light, dark } = typeof image === 'string' ? { light: image, dark: image } : image
  return { [key]: light, ...(dark !== light && { [`${key}Dark`]: dark }) } as { [Name in Key | `${Key}Dark`]?: string }
}

/** A single font is used for headings and body, unless these have their own. */
function toFont({ heading, body, ...base }: FontsInput = {}): SiteConfig['font'] {
  const shared = toFontFace(base)
  return { headings: heading ? toFontFace(heading) : shared, body: body ? toFontFace(body) : shared }
}

function toFontFace({ source, ...face }: Omit<FontsInput, 'heading' | 'body'>): FontFace {
  return { ...face, ...(source !== undefined && { url: source }) }
}

function toList(text: string | string[] | undefined): string[] {
  return typeof text === 'string' ? [text] : (text ?? [])
}
