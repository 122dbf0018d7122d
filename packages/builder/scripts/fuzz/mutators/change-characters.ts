import type { Mutate } from './mutator.ts'

/** Characters that parsers treat in a special way, or don't expect. */
const ODD = [
  ...['\0', '\t', '\v', '\f', '\r', '\u{A0}', '\u{AD}', '\u{200B}', '\u{200D}', '\u{2028}', '\u{202E}', '\u{FEFF}'],
  ...['\u{FFFD}', '\u{E000}', '\u{F002}', '\u{1F600}', '\u{301}', '\u{3000}', 'ß', 'İ', 'ſ', '１', '\\', '\u{7F}'],
]

export const deleteCharacters: Mutate = (text, random) => {
  const start = random.int(0, text.length)
  return text.slice(0, start) + text.slice(start + random.int(1, random.chance(0.2) ? 60 : 3))
}

export const insertOddCharacter: Mutate = (text, random) => {
  const at = random.int(0, text.length)
  return text.slice(0, at) + random.pick(ODD) + text.slice(at)
}

export const repeatCharacters: Mutate = (text, random) => {
  const start = random.int(0, text.length)
  const part = text.slice(start, start + random.int(1, 12))
  return text.slice(0, start) + part.repeat(random.int(1, random.chance(0.1) ? 600 : 4)) + text.slice(start)
}

export const truncate: Mutate = (text, random) => text.slice(0, random.int(0, text.length))

/** Swaps two parts of a text. */
export const swapCharacters: Mutate = (text, random) => {
  const [a = 0, b = 0, c = 0] = Array.from({ length: 3 }, () => random.int(0, text.length)).sort((x, y) => x - y)
  return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c)
}
