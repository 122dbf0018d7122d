import type { FontFace, SiteConfig } from '@spearmint/config'
import { isExternalHref } from '../../core/index.ts'
import { toCssString } from '../layout/css-string.ts'
import { toThemeUrl } from './css-values.ts'

/** What follows a site's own font, for characters it lacks and for readers who do not have it. */
const FALLBACK = 'ui-sans-serif, system-ui, sans-serif'

/** Family of a file that was given no name. */
const UNNAMED = { text: 'site-text', headings: 'site-headings' }

/**
 * Writes the rules for `font` (reference 1.2). A font that is a file of the site is loaded from there; one that is only
 * named is used by readers who have it installed. Nothing is ever loaded from elsewhere.
 */
export function renderFontRules({ font: { body, headings } }: Pick<SiteConfig, 'font'>): string[] {
  const hasOwnHeadings = !isSameFont(body, headings)
  return [
    ...renderFace(body, UNNAMED.text),
    ...(hasOwnHeadings ? renderFace(headings, UNNAMED.headings) : []),
    ...renderUse(':root', '--font-sans', body, UNNAMED.text),
    ...(hasOwnHeadings ? renderUse('h1, h2, h3, h4, h5, h6', 'font-family', headings, UNNAMED.headings) : []),
  ]
}

function renderFace(font: FontFace, unnamed: string): string[] {
  if (!hasFile(font)) return []
  const { family, url, weight, format } = font
  const declarations = [
    `font-family: ${toCssString(family || unnamed)};`,
    `src: ${toThemeUrl(url)}${format === undefined ? '' : ` format("${format}")`};`,
    ...(weight === undefined ? [] : [`font-weight: ${weight};`]),
    'font-display: swap;',
  ]
  return [`@font-face { ${declarations.join(' ')} }`]
}

function renderUse(selector: string, property: string, font: FontFace, unnamed: string): string[] {
  const family = font.family || (hasFile(font) ? unnamed : undefined)
  const declarations = [
    ...(family === undefined ? [] : [`${property}: ${toCssString(family)}, ${FALLBACK};`]),
    ...(font.weight === undefined ? [] : [`font-weight: ${font.weight};`]),
  ]
  return declarations.length === 0 ? [] : [`${selector} { ${declarations.join(' ')} }`]
}

function hasFile(font: FontFace): font is FontFace & { url: string } {
  return font.url !== undefined && !isExternalHref(font.url)
}

function isSameFont(one: FontFace, other: FontFace): boolean {
  return one.family === other.family && one.url === other.url && one.weight === other.weight
}
