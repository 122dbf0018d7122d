import { isWebAddress, type Page, toTextPath } from '../../../core/index.ts'
import { findFolderMetadata } from '../../../site/index.ts'
import { CARD_SIZE } from '../../social-cards/render-card.ts'
import { resolveFileHref } from '../elements/links.ts'
import { findLanguage } from '../language.ts'
import type { PageContext } from '../page/page-content.tsx'
import type { PageView } from '../page-view.ts'
import type { Site } from '../site.ts'
import { toStructuredData } from './structured-data.ts'

/** Keys of the frontmatter that are used as meta tags unchanged (docs/reference/frontmatter.mdx#meta-tags). */
const META_KEY = /^(?:(?:og|twitter|article|fb):[\w:-]+|robots|keywords|author|theme-color)$/

const IMAGE_KEY = /^(?:og|twitter):(?:image|logo)$/

/** The title of a document, its canonical address, and its meta tags by name. */
export interface PageMeta {
  title: string
  /** Absolute, if the URL of the site is known. */
  canonical?: string
  /** The page in all languages, including its own. */
  languages?: PageView['languages']
  /** Address of the page as Markdown. */
  textHref?: string
  /** Address of the page's feed. */
  feedHref?: string
  /** Structured data about the page, as JSON-LD. */
  data?: object
  tags: ReadonlyMap<string, string>
}

/**
 * Collects the metadata of a page for the head. Frontmatter overrides the metadata of folders and of the site, which override
 * what is derived from the page (docs/reference/frontmatter.mdx#meta-tags). Hidden pages get `noindex`, unless
 * `seo.indexHiddenPages` is set.
 */
export function toPageMeta(
  site: Site,
  view: PageView,
  { trail, language }: Pick<PageContext, 'trail' | 'language'>,
): PageMeta {
  const { config, addresses, tree } = site
  const { page, content } = view
  const description = content.summary
  const { frontmatter } = page
  const title = `${page.title} - ${config.name}`
  const canonical = findCanonical(site, page)
  const isUnindexed = frontmatter.noindex || (tree.isHidden(page) && !config.seo.indexHiddenPages)
  const { canonical: _base, ...configured } = { ...config.metadata, ...findFolderMetadata(config, page.path) }

  const tags = new Map<string, string>([
    ...toTags(description || config.description, ['description', 'og:description', 'twitter:description']),
    ['og:type', 'website'],
    ['og:site_name', config.name],
    ...toTags(toOpenGraphLocale(findLanguage(tree.findDivision(page))), ['og:locale']),
    ...toTags(view.changed, ['article:modified_time']),
    ...toTags(findHandle(config), ['twitter:site']),
    ...toTags(title, ['og:title', 'twitter:title']),
    ...toTags(canonical, ['og:url', 'twitter:url']),
    ...toCardTags(site, view.cardPath, title),
    ...Object.entries(configured),
    ...Object.entries(frontmatter.raw).flatMap(([key, value]) => toTag(key, value)),
    ...toTags(isUnindexed ? 'noindex' : undefined, ['robots']),
  ])
  for (const [name, value] of tags) if (IMAGE_KEY.test(name)) tags.set(name, toImageAddress(site, value))
  const hasImage = tags.has('og:image') || tags.has('twitter:image')
  if (!tags.has('twitter:card')) tags.set('twitter:card', hasImage ? 'summary_large_image' : 'summary')
  const textHref = addresses.toFileHref(toTextPath(page.permalink))
  const facts = {
    page,
    title: page.title,
    description,
    language,
    changed: view.changed,
    image: tags.get('og:image'),
    trail,
  }
  return {
    title,
    tags,
    textHref,
    ...(view.languages !== undefined && { languages: view.languages }),
    ...(view.feedHref !== undefined && { feedHref: view.feedHref }),
    ...toCanonical(canonical ?? (view.isCopy ? addresses.toPageHref(page.permalink) : undefined)),
    ...(canonical !== undefined &&
      site.urls.root !== undefined && { data: toStructuredData(site, { ...facts, canonical }) }),
  }
}

/** The tags of a social card. Its alternative text is the title, which it shows. */
function toCardTags({ addresses, urls }: Site, path: string | undefined, title: string): [string, string][] {
  if (path === undefined) return []
  return [
    ['og:image', urls.toUrl(addresses.toFileHref(path))],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', title],
    ['twitter:image:alt', title],
  ]
}

/** `pt-BR` → `pt_BR`, `fr` → `fr_FR`: Open Graph needs a territory, so we add the one where most people speak the language. */
function toOpenGraphLocale(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? undefined : `${language}_${region}`
}

/** `https://x.com/acme` among the socials of the footer → `@acme`. */
function findHandle({ footerSocials, footer }: Site['config']): string | undefined {
  for (const { url } of [...footerSocials, ...footer.socials]) {
    const handle = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/i.exec(url)?.[1]
    if (handle !== undefined) return `@${handle}`
  }
  return undefined
}

/**
 * The canonical address: the one in the frontmatter, otherwise that of the page in the latest version, otherwise that of the
 * page, if the address of the site is known.
 */
function findCanonical({ addresses, urls, version }: Site, page: Page): string | undefined {
  const { canonical } = page.frontmatter.raw
  if (typeof canonical === 'string' && isWebAddress(canonical)) return canonical
  const inLatest = version?.canonicals[page.permalink]
  if (inLatest !== undefined) return inLatest
  return urls.root === undefined ? undefined : urls.toUrl(addresses.toPageHref(page.permalink))
}

/** A copy of a page names the page even if the URL of the site is not known. */
function toCanonical(canonical: string | undefined): Pick<PageMeta, 'canonical'> {
  return canonical === undefined ? {} : { canonical }
}

/** Tags with the same text. None without text. */
function toTags(text: string | undefined, names: readonly string[]): [string, string][] {
  return text === undefined || text === '' ? [] : names.map((name) => [name, text])
}

function toTag(key: string, value: unknown): [string, string][] {
  if (!META_KEY.test(key)) return []
  if (Array.isArray(value)) return [[key, value.join(', ')]]
  return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : []
}

/** Makes the address of an image absolute if that of the site is known, because other sites read these tags. */
function toImageAddress({ links, urls }: Site, value: string): string {
  return urls.toUrl(resolveFileHref(links, value) ?? value)
}
