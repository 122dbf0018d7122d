import { findNearest } from '../diagnostics/find-nearest.ts'
import type { Fix } from '../diagnostics/fix.ts'

/** Brackets after the end that close nothing can go; anything else may be somebody's work. */
export function fixExtraBrackets(text: string, offset: number): { fix?: Fix } {
  const [extra = ''] = /^[\]}\s]*/.exec(text.slice(offset)) ?? []
  const length = extra.trimEnd().length
  const isAll = extra.length === text.length - offset
  return isAll && length > 0 ? toFixed('Remove the extra brackets.', offset, length, '') : {}
}

/** The comma goes right behind the entry before, unless a comment may stand between. */
export function fixMissingComma(text: string, offset: number): { fix?: Fix } {
  const before = text.slice(Math.max(0, offset - 1000), offset)
  const entry = before.trimEnd()
  const line = entry.slice(Math.max(entry.lastIndexOf('\n'), entry.lastIndexOf('\r')) + 1)
  // Behind something else than a value a comma would help nothing.
  if (!/["\]}\da-z]$/.test(entry) || entry.length === before.length || line.includes('//') || line.includes('*/'))
    return {}
  return toFixed('Add the comma.', offset - (before.length - entry.length), 0, ',')
}

/** Mends of a bare word or a wrong quote. */
export function mendWord(text: string, offset: number): { suggestions: string[]; fix?: Fix } {
  const rest = text.slice(offset, offset + 1000)
  if (/^['‘’“”`]/u.test(rest)) {
    const quoted = /^(?:'([^'"\\\r\n]*)'|[“”]([^“”"\\\r\n]*)[“”])(?=\s*[:,}\]])/u.exec(rest)
    const inner = quoted?.[1] ?? quoted?.[2]
    const fix = inner === undefined ? {} : toFixed('Use double quotes.', offset, quoted?.[0].length ?? 0, `"${inner}"`)
    return { suggestions: ['Use straight double quotes.'], ...fix }
  }
  const word = /^[\w$.-]+/.exec(rest)?.[0]
  if (!word) return { suggestions: [] }
  if (/^\s*:/.test(rest.slice(word.length))) {
    const fix = toFixed('Put the key in double quotes.', offset, word.length, `"${word}"`)
    return { suggestions: [`Put the key in double quotes: "${word}".`], ...fix }
  }
  const [literal] = findNearest(word, ['true', 'false', 'null'])
  if (literal)
    return { suggestions: [`Write ${literal}.`], ...toFixed(`Write ${literal}.`, offset, word.length, literal) }
  return { suggestions: [`Put the text in double quotes: "${word}".`] }
}

function toFixed(description: string, offset: number, length: number, text: string): { fix: Fix } {
  return { fix: { description, edits: [{ offset, length, text }] } }
}
