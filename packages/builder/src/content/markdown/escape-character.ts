import type { SyntaxFix } from './syntax-fix.ts'

/** Characters that start MDX syntax. */
export type Special = '<' | '{'

/** Private-use characters that replace characters where a backslash doesn't escape them, for example in a URL. */
const STAND_INS: Readonly<Record<Special, string>> = { '<': '\uE000', '{': '\uE001' }

/** Turns a character that starts MDX syntax into text. The second attempt replaces the backslash of the first. */
export function escapeCharacter(text: string, offset: number, character: Special, attempt: number): SyntaxFix {
  const advice = `Write \\${character} to show the character itself.`
  if (attempt === 0) return { offset, remove: 0, insert: '\\', advice }
  // Replaces the backslash of the first attempt too.
  const start = text[offset - 1] === '\\' ? offset - 1 : offset
  return { offset: start, remove: offset + 1 - start, insert: STAND_INS[character], advice }
}

/** Puts the characters back that a fix replaced. */
export function restoreCharacters(text: string): string {
  return text.replaceAll(STAND_INS['<'], '<').replaceAll(STAND_INS['{'], '{')
}
