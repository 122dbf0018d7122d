import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import {
  type Cache,
  type LocateInConfig,
  locateNothing,
  type Page,
  type PageTree,
  type PublicUrls,
  toHash,
} from '../../core/index.ts'
import { findFolderMetadata } from '../../site/index.ts'
import { ASSETS_FOLDER } from '../client-assets/client-assets.ts'
import type { LoadedClient } from '../client-assets/loaded-client.ts'
import { toContentHash } from '../client-assets/to-content-hash.ts'
import { THEME_CODES } from '../codes.ts'
import { createCachedRasterizer, type Rasterize } from '../drawing/create-cached-rasterizer.ts'
import { DEFAULT_LANGUAGE, findLanguage, toTextDirection } from '../layout/language.ts'
import { ELLIPSIS, type FaceName, toCardText, toRuns } from './card-text.ts'
import type { LoadedCardDesign } from './load-card-design.ts'
import { type CardTexts, renderCard } from './render-card.ts'

/** The card of a page. Pages with the same texts share it. */
export interface SocialCard {
  /** Path in the site. */
  path: string
  texts: CardTexts | undefined
  direction: 'ltr' | 'rtl'
}

export interface SocialCards {
  /** The card of a page. Undefined if the page has an image of its own. */
  find(page: Page): SocialCard | undefined
  /** Draws a card as PNG. */
  draw(card: SocialCard): Promise<Uint8Array>
}

export interface SocialCardsInput {
  config: SiteConfig
  pages: readonly Page[]
  tree: PageTree
  urls: PublicUrls
  /** Undefined for a site without cards. */
  design: LoadedCardDesign | undefined
  locate?: LocateInConfig | undefined
  client: Pick<LoadedClient, 'assets' | 'contents'>
  loadRasterizer: () => Promise<Rasterize>
  cache?: Cache | undefined
}

/** Where cards are in a site. */
export const CARDS_FOLDER = `${ASSETS_FOLDER}/cards`

/**
 * Creates the images of pages that other sites show beside links. They need the URL of the site, because those sites load
 * them from there. Undefined for a site without cards.
 */
export function createSocialCards(input: SocialCardsInput): SocialCards | undefined {
  const { config, tree, urls, client, loadRasterizer, cache } = input
  if (input.design === undefined || urls.root === undefined) return undefined
  const { design } = input.design
  const fonts = findFonts(client)
  // An example stands for everything that the cards of the site have in common, such as the bytes of the logo.
  const site = toHash(renderCard(design, { title: 'Title', trail: 'Group' }, 'ltr'), [...fonts.keys()].join())
  const rasterize = createCachedRasterizer('social card', loadRasterizer, cache)

  return {
    find(page) {
      if (hasOwnImage(config, page)) return undefined
      const texts = toTexts(page, tree)
      const direction = toTextDirection(findLanguage(tree.findDivision(page)) ?? DEFAULT_LANGUAGE)
      const hash = toContentHash(JSON.stringify([site, texts, direction]))
      return { path: `${CARDS_FOLDER}/${hash}.png`, texts, direction }
    },
    draw({ texts, direction }) {
      const text = [design.name, texts?.title, texts?.trail, ELLIPSIS].join('')
      const faces = new Set(toRuns(text).map(({ face }) => face))
      const buffers = [...fonts].flatMap(([face, read]) => (faces.has(face) ? [read()] : []))
      return rasterize(renderCard(design, texts, direction), buffers)
    },
  }
}

/** Checks what the cards of a site can't show. Draws none. */
export function checkSocialCards(
  input: Pick<SocialCardsInput, 'config' | 'pages' | 'tree' | 'design' | 'locate'>,
): Diagnostic[] {
  const { config, pages, tree, design, locate = locateNothing } = input
  if (design === undefined) return []
  const withoutText = pages.filter(
    (page) => page.frontmatter.url === undefined && !hasOwnImage(config, page) && toTexts(page, tree) === undefined,
  )
  const [first] = withoutText
  if (first === undefined) return design.diagnostics
  const count = withoutText.length === 1 ? '1 page has' : `${withoutText.length.toLocaleString('en-US')} pages have`
  return [
    ...design.diagnostics,
    toDiagnostic(THEME_CODES, {
      code: 'site/card-without-text',
      message: `${count} a social card without text, for example "${first.title}": the default font lacks characters of the title.`,
      suggestions: ['Set `og:image` in the frontmatter of these pages, or accept cards with logo and colors only.'],
      ...locate(['spearmint', 'socialCards']),
    }),
  ]
}

/** Whether a page has an image for other sites: its own, that of its folder or that of the site. */
function hasOwnImage(config: SiteConfig, { path, frontmatter }: Page): boolean {
  return [config.metadata, findFolderMetadata(config, path), frontmatter.raw].some((tags) => tags['og:image'])
}

/** The texts of a page's card. Undefined if its title can't be drawn. A trail that can't be drawn is left out. */
function toTexts(page: Page, tree: PageTree): CardTexts | undefined {
  const title = toCardText(page.title)
  if (title === undefined) return undefined
  return { title, trail: toCardText(tree.findGroups(page).join(' › ')) }
}

/** Finds the files of the default font by the names of their faces. */
function findFonts({ assets, contents }: SocialCardsInput['client']): ReadonlyMap<FaceName, () => Uint8Array> {
  const fonts = [...assets.optionalStyles.values()].flatMap(({ fonts }) => fonts)
  return new Map(
    fonts.flatMap((path): [FaceName, () => Uint8Array][] => {
      const face = /\/geist-(latin|latin-ext|cyrillic|vietnamese)-wght-normal-/.exec(path)?.[1]
      const read = contents.get(path)
      return face === undefined || read === undefined ? [] : [[face as FaceName, read]]
    }),
  )
}
