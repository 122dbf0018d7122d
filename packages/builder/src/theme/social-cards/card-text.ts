import { FACES } from './generated/faces.ts'

/** The name of a face: a part of the default font, in a file of its own. */
export type FaceName = keyof typeof FACES

interface Glyph {
  face: FaceName
  /** In thousandths of the font size. */
  width: number
}

/** The first face that has a character counts, as in the renderer. */
const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  (Object.entries(FACES) as [FaceName, Readonly<Record<string, string>>][])
    .reverse()
    .flatMap(([face, widths]) =>
      Object.entries(widths).flatMap(([width, characters]) =>
        Array.from(characters, (character): [string, Glyph] => [character, { face, width: Number(width) }]),
      ),
    ),
)

export const ELLIPSIS = '…'

/** Emoji, and characters that are not visible. Signs such as © are among them, but the font has these. */
const LEFT_OUT = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}]|\u{fe0f}|\u{20e3}/gu

/** Converts a text to one that can be drawn, on one line and without emoji. Undefined if the faces lack a character. */
export function toCardText(text: string): string | undefined {
  const drawn = text
    .normalize('NFC')
    .replace(LEFT_OUT, (character) => (GLYPHS.has(character) ? character : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return drawn !== '' && Array.from(drawn).every((character) => GLYPHS.has(character)) ? drawn : undefined
}

/** A part of a text whose characters are all in one face. */
export interface TextRun {
  face: FaceName
  text: string
}

/** Divides a text by face, because the renderer mixes up characters of several faces in one text. */
export function toRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  for (const character of text) {
    const face = GLYPHS.get(character)?.face ?? 'latin'
    const last = runs.at(-1)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** The kerning of the font moves almost all characters closer together by this much, in thousandths of the font size. */
export const TRACKING = -18

/** Measures a text in pixels, with the average kerning. */
export function measureText(text: string, fontSize: number): number {
  let width = 0
  for (const character of text) width += (GLYPHS.get(character)?.width ?? 0) + TRACKING
  return (width * fontSize) / 1000
}

/** Breaks a text into lines between words. What doesn't fit into the last line is cut, which an ellipsis shows. */
export function wrapText(text: string, box: { fontSize: number; width: number; maxLines: number }): string[] {
  const { fontSize, width, maxLines } = box
  const fits = (line: string) => measureText(line, fontSize) <= width
  const lines: string[] = []
  const words = text.split(' ')
  while (words.length > 0) {
    let line = words.shift() ?? ''
    if (lines.length === maxLines - 1) return [...lines, cutText([line, ...words].join(' '), box)]
    // A word that is longer than a line is broken anywhere.
    if (!fits(line)) {
      const start = cutToWidth(line, box)
      words.unshift(line.slice(start.length))
      line = start
    } else while (words.length > 0 && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`
    lines.push(line)
  }
  return lines
}

/** Cuts a text that is too long for a line, which an ellipsis shows. */
export function cutText(text: string, { fontSize, width }: { fontSize: number; width: number }): string {
  if (measureText(text, fontSize) <= width) return text
  return `${cutToWidth(text, { fontSize, width: width - measureText(ELLIPSIS, fontSize) }).trimEnd()}${ELLIPSIS}`
}

function cutToWidth(text: string, { fontSize, width }: { fontSize: number; width: number }): string {
  let start = ''
  for (const character of text) {
    if (start !== '' && measureText(start + character, fontSize) > width) break
    start += character
  }
  return start
}
