/** Accents and vowel marks that people leave out when they type: Latin, Greek and Cyrillic, Hebrew, Arabic. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F]/g

/** Letters that Unicode doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Normalizes text for comparison: lower case, no accents, no difference between wide and narrow forms. `Größe` → `grosse`,
 * `Ｃａｆé` → `cafe`. Korean and Japanese letters are not decomposed.
 */
export function foldText(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return bare.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter).normalize('NFKC')
}
