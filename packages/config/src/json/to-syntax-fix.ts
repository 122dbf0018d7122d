import { type Fix, findNearest } from '../diagnostics/index.ts'

/** The fix for extra brackets after the end. Anything else there may be someone's work, so it stays. */
export function toExtraBracketsFix(text: string, offset: number): Fix | undefined {
  const [extra = ''] = /^[\]}\s]*/.exec(text.slice(offset)) ?? []
  const length = extra.trimEnd().length
  const isAll = extra.length === text.length - offset
  return isAll && length > 0 ? toFix('Remove the extra brackets.', offset, length, '') : undefined
}

/** The fix for a missing comma: it goes right after the previous entry, unless a comment may be in between. */
export function toMissingCommaFix(text: string, offset: number): Fix | undefined {
  const before = text.slice(Math.max(0, offset - 1000), offset)
  const entry = before.trimEnd()
  const line = entry.slice(Math.max(entry.lastIndexOf('\n'), entry.lastIndexOf('\r')) + 1)
  // A comma only helps after a value.
  if (!/["\]}\da-z]$/.test(entry) || entry.length === before.length || line.includes('//') || line.includes('*/'))
    return undefined
  return toFix('Add the comma.', offset - (before.length - entry.length), 0, ',')
}

/** Suggestions and fix for a word without quotes, or for the wrong kind of quotes. */
export function toWordFix(text: string, offset: number): { suggestions: string[]; fix?: Fix | undefined } {
  const rest = text.slice(offset, offset + 1000)
  if (/^['‘’“”`]/u.test(rest)) {
    const quoted = /^(?:'([^'"\\\r\n]*)'|[“”]([^“”"\\\r\n]*)[“”])(?=\s*[:,}\]])/u.exec(rest)
    const inner = quoted?.[1] ?? quoted?.[2]
    const fix =
      inner === undefined ? undefined : toFix('Use double quotes.', offset, quoted?.[0].length ?? 0, `"${inner}"`)
    return { suggestions: ['Use straight double quotes.'], fix }
  }
  const word = /^[\w$.-]+/.exec(rest)?.[0]
  if (!word) return { suggestions: [] }
  if (/^\s*:/.test(rest.slice(word.length))) {
    const fix = toFix('Put the key in double quotes.', offset, word.length, `"${word}"`)
    return { suggestions: [`Put the key in double quotes: "${word}".`], fix }
  }
  const [literal] = findNearest(word, ['true', 'false', 'null'])
  if (literal) {
    const suggestion = `Write ${literal}.`
    return { suggestions: [suggestion], fix: toFix(suggestion, offset, word.length, literal) }
  }
  return { suggestions: [`Put the text in double quotes: "${word}".`] }
}

function toFix(description: string, offset: number, length: number, text: string): Fix {
  return { description, edits: [{ offset, length, text }] }
}
