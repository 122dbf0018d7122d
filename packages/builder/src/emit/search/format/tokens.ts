import { foldText } from './fold-text.ts'
import { splitRun } from './split-run.ts'
import { trimArabic } from './trim-arabic.ts'

/** A part of a text that is looked up as a whole: a word, an identifier, or two neighboring letters of East Asian text. */
export interface Token {
  text: string
  /** Where it starts in the text. */
  start: number
}

/** Words, and words joined like identifiers: `snake_case`, `open-source`. Dots separate: `client.query` is two tokens. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[_-]{1,2}[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

/** The same for ASCII text, which is faster. */
const ASCII_WORD = /[A-Za-z0-9]+(?:[_-]{1,2}[A-Za-z0-9]+)*/g

/** Scripts without spaces between words, and Korean, which joins words and their particles. */
const UNSPACED =
  /\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu

const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Nobody types longer words. */
const MAX_TERM_LENGTH = 40
const MAX_NUMBER_LENGTH = 4
const MIN_HASH_LENGTH = 6

/**
 * Lists the tokens of a text. Text in scripts such as Chinese results in every pair of neighboring letters, or a single
 * letter. Words from a dictionary would be fewer, but those of `Intl.Segmenter` differ between versions of Node and browsers.
 */
export function listTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) addTokens(match[0], match.index, tokens)
  return tokens
}

/** Lists the texts of {@link listTokens}. */
export function listTokenTexts(text: string): readonly string[] {
  if (!/[^\0-\x7F]/.test(text)) return text.match(ASCII_WORD) ?? []
  if (!/[^\0-\u0DFF\u2000-\u27BF]/.test(text)) return text.match(WORD) ?? []
  return listTokens(text).map((token) => token.text)
}

function addTokens(word: string, start: number, tokens: Token[]): void {
  if (!/[^\0-\u0DFF]/.test(word)) {
    tokens.push({ text: word, start })
    return
  }
  let end = 0
  for (const { 0: run, index } of word.matchAll(UNSPACED)) {
    if (index > end) tokens.push(...listBetween(word, end, index, start))
    for (const part of splitRun(run, index > 0)) addPairs(part.text, start + index + part.start, tokens)
    end = index + run.length
  }
  if (end < word.length) tokens.push(...listBetween(word, end, word.length, start))
}

/** The tokens between two runs, without the characters that joined them. */
function listBetween(word: string, from: number, to: number, start: number): Token[] {
  return [...word.slice(from, to).matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: start + from + index }))
}

function addPairs(run: string, start: number, tokens: Token[]): void {
  const letters = [...run]
  let at = start
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1]
    if (next !== undefined || index === 0) tokens.push({ text: letter + (next ?? ''), start: at })
    at += letter.length
  }
}

/** Whether a token is a pair of letters, which is neither completed nor corrected. */
export function isPair(token: string): boolean {
  return token.search(UNSPACED) === 0
}

/** The terms of a token in an index. */
export interface Terms {
  /** Folded, without the characters between its parts: `useState` → `usestate`, `a_b` → `ab`. */
  whole: string
  /** Its parts, if there are several: `use`, `state`. */
  parts: readonly string[]
}

/** Converts a token to terms. They are empty for what isn't a word: hashes, and tokens that are too long to type. */
export function toTerms(token: string): Terms {
  const pieces = token.split(/[_-]+/).flatMap((part) => part.split(CAMEL_HUMP))
  const folded = pieces.map((piece) => trimArabic(foldText(piece)))
  const whole = folded.join('')
  const parts = folded.length < 2 ? [] : folded.filter((part) => part.length > 1 && isTerm(part))
  return { whole: isTerm(whole) ? whole : '', parts: [...new Set(parts)] }
}

/** Nobody types long numbers or hashes, which are hexadecimal or alternate between letters and digits. */
function isTerm(text: string): boolean {
  if (text.length === 0 || text.length > MAX_TERM_LENGTH) return false
  if (!/\d/.test(text)) return true
  if (!/\D/.test(text)) return text.length <= MAX_NUMBER_LENGTH
  if (text.length >= MIN_HASH_LENGTH && /^[0-9a-f]+$/.test(text)) return false
  const runs = text.match(/\d+|\D+/g) ?? []
  return text.length <= MIN_HASH_LENGTH || (runs.length <= 3 && runs.every((run) => run.length <= 6 || /\D/.test(run)))
}
