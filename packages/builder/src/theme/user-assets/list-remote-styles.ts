import { blank, type RemoteAddress, toRemoteAddress } from './remote-address.ts'

const COMMENT = /\/\*[\s\S]*?\*\//g
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi
const URL_VALUE = /url\(\s*["']?([^"')\s]+)/gi

/**
 * Finds what a stylesheet asks other hosts for and a page's security policy forbids: stylesheets and fonts. Pictures may
 * come from anywhere.
 */
export function findRemoteStyles(css: string): RemoteAddress[] {
  const text = blank(css, COMMENT)
  const imports = [...text.matchAll(IMPORT)].map((match) => toAddress(match, 0))
  const fonts = [...text.matchAll(FONT_FACE)].flatMap(({ 0: face, index }) =>
    [...face.matchAll(URL_VALUE)].map((match) => toAddress(match, index)),
  )
  return [...imports, ...fonts].filter((address) => address !== undefined)
}

function toAddress({ 0: whole, 1: url = '', index = 0 }: RegExpMatchArray, start: number): RemoteAddress | undefined {
  return toRemoteAddress(url, start + index + whole.length - url.length)
}
