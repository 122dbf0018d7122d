import { blank, parseRemoteAddress, type RemoteAddress } from './remote-address.ts'

const COMMENT = /\/\*[\s\S]*?\*\//g
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi
const URL_VALUE = /url\(\s*["']?([^"')\s]+)/gi

/**
 * Lists what a stylesheet loads from other hosts although the security policy of pages forbids it: stylesheets and fonts.
 * Images may come from anywhere.
 */
export function listRemoteStyles(css: string): RemoteAddress[] {
  const text = blank(css, COMMENT)
  const imports = [...text.matchAll(IMPORT)].map((match) => toAddress(match, 0))
  const fonts = [...text.matchAll(FONT_FACE)].flatMap(({ 0: face, index }) =>
    [...face.matchAll(URL_VALUE)].map((match) => toAddress(match, index)),
  )
  return [...imports, ...fonts].filter((address) => address !== undefined)
}

function toAddress({ 0: whole, 1: url = '', index = 0 }: RegExpMatchArray, start: number): RemoteAddress | undefined {
  return parseRemoteAddress(url, start + index + whole.length - url.length)
}
