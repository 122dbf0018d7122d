import type { FontFace, SiteConfig } from '@spearmint/config'
import { isExternalHref } from '../../core/index.ts'
import { toCssString, toThemeUrl } from './css-values.ts'

/** Used for characters that the site's font lacks, and by visitors who don't have the font. */
const FALLBACK = 'ui-sans-serif, system-ui, sans-serif'

/** Family of a font file without a configured family. */
const DEFAULT_FAMILIES = { text: 'site-text', headings: 'site-headings' }

/**
 * Generates the rules for `font` (docs/reference/mint-json.mdx#fonts). A font file of the site is loaded. A font that is
 * only named is used if visitors have it installed. No font is ever loaded from another host.
 */
export function toFontRules({ font: { body, headings } }: Pick<SiteConfig, 'font'>): string[] {
  const hasOwnHeadings = !isSameFont(body, headings)
  return [
    ...toFaceRules(body, DEFAULT_FAMILIES.text),
    ...(hasOwnHeadings ? toFaceRules(headings, DEFAULT_FAMILIES.headings) : []),
    ...toUseRules(':root', '--font-sans', body, DEFAULT_FAMILIES.text),
    ...(hasOwnHeadings ? toUseRules('h1, h2, h3, h4, h5, h6', 'font-family', headings, DEFAULT_FAMILIES.headings) : []),
  ]
}

function toFaceRules(font: FontFace, defaultFamily: string): string[] {
  if (!hasFile(font)) return []
  const { family, url, weight, format } = font
  const declarations = [
    `font-family: ${toCssString(family || defaultFamily)};`,
    `src: ${toThemeUrl(url)}${format === undefined ? '' : ` format("${format}")`};`,
    ...(weight === undefined ? [] : [`font-weight: ${weight};`]),
    'font-display: swap;',
  ]
  return [`@font-face { ${declarations.join(' ')} }`]
}

function toUseRules(selector: string, property: string, font: FontFace, defaultFamily: string): string[] {
  // `system-ui` is a keyword, and no name of a font.
  const named = isSystemFont(font) ? undefined : font.family
  const family = named || (hasFile(font) ? defaultFamily : undefined)
  const declarations = [
    ...(family === undefined ? [] : [`${property}: ${toCssString(family)}, ${FALLBACK};`]),
    ...(font.weight === undefined ? [] : [`font-weight: ${font.weight};`]),
  ]
  return declarations.length === 0 ? [] : [`${selector} { ${declarations.join(' ')} }`]
}

/** Whether a site asks for the fonts of the system instead of the default ones. */
export function isSystemFont({ family, url }: FontFace): boolean {
  return url === undefined && family?.toLowerCase() === 'system-ui'
}

function hasFile(font: FontFace): font is FontFace & { url: string } {
  return font.url !== undefined && !isExternalHref(font.url)
}

function isSameFont(one: FontFace, other: FontFace): boolean {
  return one.family === other.family && one.url === other.url && one.weight === other.weight
}
