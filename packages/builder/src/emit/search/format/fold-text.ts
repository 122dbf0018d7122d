/** Accents and vowel signs that readers leave out: Latin, Greek and Cyrillic, Hebrew, Arabic. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F]/g

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Writes text as it is compared: small letters, no accents, wide and narrow forms the same. `Größe` → `grosse`,
 * `Ｃａｆé` → `cafe`. Korean and Japanese letters stay whole.
 */
export function foldText(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return bare.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter).normalize('NFKC')
}
