import type { ImageType } from '../drawing/find-image-type.ts'
import { mixColors, toLegibleColor } from '../stylesheet/colors.ts'
import { INK, type ModeColors } from '../stylesheet/theme-css.ts'
import { cutText, measureText, TRACKING, toRuns, wrapText } from './card-text.ts'

/** What social networks ask for: twice as wide as it is high, almost. In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }

/** An image on a card. */
export type CardImage = Pick<ImageType, 'mediaType'> & { bytes: Uint8Array }

/** What all cards of a site have in common. */
export interface CardDesign {
  mode: 'light' | 'dark'
  colors: Pick<ModeColors, 'surface' | 'accent' | 'strong'>
  /** The name of the site, for sites without a logo. Undefined if it can't be drawn. */
  name: string | undefined
  logo?: CardImage | undefined
  background?: CardImage | undefined
}

/** The texts of a card. */
export interface CardTexts {
  title: string
  /** The names of the groups that contain the page, outermost first. */
  trail?: string | undefined
}

const MARGIN = 88
const INNER = CARD_SIZE.width - 2 * MARGIN

const LOGO = { y: 80, width: 460, height: 68 }
/** Of a card without text. */
const LARGE_LOGO = { y: 240, width: 760, height: 130 }

/** Distance from the top. */
const LAST_LINE = 526

const TRAIL = { fontSize: 34, width: INNER }

/** A title that fits into a few lines is larger. */
const SHORT_TITLE = { fontSize: 80, width: INNER, maxLines: 2 }
const LONG_TITLE = { fontSize: 64, width: INNER, maxLines: 3 }

/** The shipped font has one weight here, so bold text gets an outline: this share of its size. */
const BOLD = 0.03

/** Shares of the accent in the shapes of the background, from the outside. */
const SHAPES = { light: [0.07, 0.14, 0.24], dark: [0.12, 0.2, 0.3] }

/**
 * Draws a card as SVG. It has few colors and no gradients, so that the PNG is small and quickly compressed.
 * @param texts Without them, there are only logo and colors.
 */
export function renderCard(design: CardDesign, texts: CardTexts | undefined, direction: 'ltr' | 'rtl'): string {
  const { mode, colors } = design
  const ink = toLegibleColor(INK[mode], [colors.surface])
  const accent = toLegibleColor(colors.accent, [colors.surface])
  const isRight = direction === 'rtl'
  const edge = isRight ? CARD_SIZE.width - MARGIN : MARGIN
  const write = (text: string, style: TextStyle) =>
    renderText(text, isRight ? edge - measureText(text, style.fontSize) : edge, style)

  function renderHead(): string {
    const { y, height, width } = texts === undefined ? LARGE_LOGO : LOGO
    const fit = `${isRight ? 'xMaxYMid' : 'xMinYMid'} meet`
    if (design.logo !== undefined)
      return renderImage(design.logo, { x: isRight ? edge - width : edge, y, width, height, fit })
    if (design.name === undefined) return ''
    const fontSize = height * 0.6
    return write(cutText(design.name, { fontSize, width: INNER }), { y: y + height * 0.75, fontSize, color: ink })
  }

  function renderTexts({ title, trail }: CardTexts): string {
    const box = isShort(title) ? SHORT_TITLE : LONG_TITLE
    const lines = wrapText(title, box)
    const lineHeight = Math.round(box.fontSize * 1.16)
    const first = LAST_LINE - lineHeight * (lines.length - 1)
    const written = lines.map((line, index) =>
      write(line, { y: first + index * lineHeight, fontSize: box.fontSize, color: ink }),
    )
    const above =
      trail === undefined
        ? ''
        : write(cutText(trail, TRAIL), { y: first - box.fontSize - 24, fontSize: TRAIL.fontSize, color: accent })
    return above + written.join('')
  }

  const size = `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Geist">`,
    `<rect ${size} fill="${colors.surface}"/>`,
    design.background === undefined
      ? renderShapes(design, isRight)
      : renderImage(design.background, { x: 0, y: 0, ...CARD_SIZE, fit: 'xMidYMid slice' }),
    renderHead(),
    texts === undefined ? '' : renderTexts(texts),
    '</svg>',
  ].join('')
}

/** Three circles around the upper corner at the end of the line, and a bar at the lower edge. */
function renderShapes({ mode, colors }: CardDesign, isRight: boolean): string {
  const x = isRight ? 0 : CARD_SIZE.width
  const circles = SHAPES[mode].map(
    (share, index) =>
      `<circle cx="${x}" cy="0" r="${380 - index * 110}" fill="${mixColors(colors.surface, colors.accent, share)}"/>`,
  )
  const bar = `<rect y="${CARD_SIZE.height - 14}" width="${CARD_SIZE.width}" height="14" fill="${colors.strong}"/>`
  return circles.join('') + bar
}

interface TextStyle {
  y: number
  fontSize: number
  color: string
}

/** In a text with several runs, each has a measured position, so the kerning is the average everywhere. */
function renderText(text: string, x: number, { y, fontSize, color }: TextStyle): string {
  const runs = toRuns(text)
  const tracking = `font-kerning:none;letter-spacing:${(TRACKING * fontSize) / 1000}px`
  const kerning = runs.length > 1 ? ` style="${tracking}"` : ''
  let at = x
  const written = runs.map((run) => {
    const start = at
    at += measureText(run.text, fontSize)
    return `<tspan x="${start.toFixed(1)}">${escapeXml(run.text)}</tspan>`
  })
  const outline = `stroke="${color}" stroke-width="${fontSize * BOLD}" stroke-linejoin="round"`
  return `<text y="${y}" font-size="${fontSize}" fill="${color}" ${outline}${kerning} xml:space="preserve">${written.join('')}</text>`
}

function renderImage(
  { mediaType, bytes }: CardImage,
  { fit, ...box }: { x: number; y: number; width: number; height: number; fit: string },
): string {
  const place = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`)
  const data = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  return `<image${place.join('')} preserveAspectRatio="${fit}" href="${data}"/>`
}

/** Whether a large title has few lines, none of which breaks a word. */
function isShort(title: string): boolean {
  const { fontSize, maxLines } = SHORT_TITLE
  const hasLongWord = title.split(' ').some((word) => measureText(word, fontSize) > INNER)
  return !hasLongWord && wrapText(title, { ...SHORT_TITLE, maxLines: maxLines + 1 }).length <= maxLines
}

/** Other characters that XML doesn't allow are never drawn. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
