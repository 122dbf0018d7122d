import type {
  ApiSettings,
  Color,
  FontFace,
  Logo,
  NavigationGroup,
  SiteConfig,
  TopbarLink,
} from '../../model/site-config.ts'
import { listWrittenVersions } from '../../rules/check-two-kinds-of-versions.ts'
import { normalizePagePath } from '../../rules/normalize-page-path.ts'
import { toGitVersions } from '../../schema-parts/to-git-versions.ts'
import { toSocialCards } from '../../schema-parts/to-social-cards.ts'
import type { WordOverrides } from '../../words/create-words-search.ts'
import type { SiteConfigInput } from '../schema/mint-config.ts'

/**
 * Expands shorthand and applies the defaults of docs/reference/configuration.mdx. Keys without a default stay absent.
 */
export function normalizeSiteConfig(input: SiteConfigInput): SiteConfig {
  const { favicon, backgroundImage, spearmint = {} } = input
  const theme = spearmint.theme ?? input.theme
  const socialCards = toSocialCards(spearmint.socialCards)
  const openapi = toList(input.openapi).map((file) => file.trim())
  return {
    name: input.name.trim(),
    navigation: input.navigation.map(normalizeGroup),
    ...(input.logo !== undefined && { logo: normalizeLogo(input.logo) }),
    ...(favicon !== undefined && { favicon }),
    ...(input.colors && { colors: normalizeColors(input.colors, spearmint.anchorColor) }),
    topbarLinks: (input.topbarLinks ?? []).map(normalizeTopbarLink),
    ...(input.topbarCtaButton && { topbarCtaButton: normalizeTopbarLink(input.topbarCtaButton) }),
    versions: (input.versions ?? []).map((version) =>
      typeof version === 'string' ? { name: version, default: false } : { default: false, ...version },
    ),
    anchors: (input.anchors ?? []).map((anchor) => ({
      iconType: 'duotone',
      isDefaultHidden: false,
      ...withoutIconPrefix(anchor),
    })),
    topAnchor: {
      icon: 'book-open',
      iconType: 'duotone',
      ...withoutIconPrefix(input.topAnchor ?? {}),
    },
    tabs: (input.tabs ?? []).map((tab) => ({ isDefaultHidden: false, ...tab })),
    primaryTab: { isDefaultHidden: false, ...input.primaryTab },
    api: normalizeApi(input.api),
    openapi,
    openapiSources: openapi.map((source) => ({ source })),
    asyncapiSources: [],
    footerSocials: normalizeSocials(input.footerSocials),
    footer: { socials: normalizeSocials(input.footer?.socials), links: input.footer?.links ?? [] },
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false, ...input.feedback, ...spearmint.feedback },
    modeToggle: { isHidden: false, ...input.modeToggle },
    ...(backgroundImage !== undefined && { backgroundImage }),
    background: input.background ?? {},
    redirects: (input.redirects ?? []).map((redirect) => ({ permanent: true, ...redirect })),
    metadata: input.metadata ?? {},
    seo: { indexHiddenPages: false, ...input.seo },
    ...(spearmint.urls && { urls: spearmint.urls }),
    ...(spearmint.relative !== undefined && { isRelative: spearmint.relative }),
    drafts: spearmint.drafts ?? [],
    ...(socialCards && { socialCards }),
    ...(spearmint.versions &&
      listWrittenVersions(input.versions).length === 0 && { gitVersions: toGitVersions(spearmint.versions) }),
    ...(spearmint.locale && { locale: spearmint.locale }),
    ...(spearmint.words && { words: spearmint.words as WordOverrides }),
    metadataOfFolders: [],
    search: {
      ...input.search,
      ...(spearmint.searchLocation && { location: spearmint.searchLocation }),
    },
    analytics: input.analytics ?? {},
    integrations: input.integrations ?? {},
    ...(theme !== undefined && { theme }),
    layout: spearmint.layout ?? input.layout ?? 'topnav',
    font: normalizeFont(input.font),
    rounded: spearmint.rounded ?? input.rounded ?? 'default',
    sidebar: { items: 'container', ...input.sidebar, ...spearmint.sidebar },
    topbar: { style: 'default', ...input.topbar, ...spearmint.topbar },
    codeBlock: { mode: 'auto', languages: [], ...input.codeBlock },
    eyebrow: { display: 'section', ...input.eyebrow },
    isWhiteLabeled: spearmint.isWhiteLabeled ?? input.isWhiteLabeled ?? false,
    errors: { notFound: { redirect: false } },
    icons: { library: 'fontawesome' },
    interaction: {},
    variables: {},
    markdown: { schema: true, instructions: [] },
  }
}

function normalizeGroup(group: SiteConfigInput['navigation'][number]): NavigationGroup {
  const { public: _public, ...used } = group
  return {
    ...withoutIconPrefix(used),
    pages: group.pages.map((page) => (typeof page === 'string' ? normalizePagePath(page) : normalizeGroup(page))),
  }
}

function normalizeLogo(logo: NonNullable<SiteConfigInput['logo']>): Logo {
  return typeof logo === 'string' ? { light: logo, dark: logo, href: '/' } : { href: '/', ...logo }
}

/** The type is `link` by default. `owner/name` of a repository becomes its URL on GitHub. */
function normalizeTopbarLink(link: NonNullable<SiteConfigInput['topbarCtaButton']>): TopbarLink {
  if (link.type !== 'github') return { ...link, type: 'link' }
  const isOnGithub = /^(?:www\.)?github\.com\//.test(link.url)
  if (isOnGithub) return { ...link, url: `https://${link.url}` }
  return /^[\w.-]+\/[\w.-]+$/.test(link.url) ? { ...link, url: `https://github.com/${link.url}` } : link
}

function normalizeColors(colors: NonNullable<SiteConfigInput['colors']>, anchorColor: Color | undefined) {
  const { ultraLight: _ultraLight, ultraDark: _ultraDark, ...used } = colors
  return { ...used, background: used.background ?? {}, ...(anchorColor !== undefined && { anchors: anchorColor }) }
}

function normalizeApi(api: SiteConfigInput['api'] = {}): ApiSettings {
  return {
    baseUrl: toList(api.baseUrl),
    auth: normalizeAuth(api.auth),
    playground: { mode: 'show', disableProxy: false, sendCredentials: false, ...api.playground },
    request: { example: { showOptionalParams: false, prefill: false, autogenerate: true, ...api.request?.example } },
    showFullUrl: false,
    paramFields: { expanded: 'none', post: [], ...api.paramFields },
    maintainOrder: api.maintainOrder ?? false,
  }
}

function normalizeAuth(auth: NonNullable<SiteConfigInput['api']>['auth'] = {}): ApiSettings['auth'] {
  const { method, ...names } = auth
  return method === undefined || method === 'cobo' ? names : { method, ...names }
}

/** Converts both shapes of social accounts to a list in the order of the file. */
function normalizeSocials(socials: SiteConfigInput['footerSocials'] = {}): SiteConfig['footerSocials'] {
  if (Array.isArray(socials)) return socials.map(({ type, url }) => ({ platform: type, url }))
  return Object.entries(socials).map(([platform, url]) => ({ platform, url }))
}

/** A single font is used for headings and body, unless these have their own. */
function normalizeFont(font: SiteConfigInput['font'] = {}): { headings: FontFace; body: FontFace } {
  const { headings, body, ...base } = font
  return { headings: headings ?? base, body: body ?? base }
}

/** Icons are looked up without the prefix `fa-`. */
function withoutIconPrefix<Entry extends { icon?: string }>(entry: Entry): Entry {
  return entry.icon?.startsWith('fa-') ? { ...entry, icon: entry.icon.slice(3) } : entry
}

function toList(value: string | string[] | undefined): string[] {
  return typeof value === 'string' ? [value] : (value ?? [])
}
