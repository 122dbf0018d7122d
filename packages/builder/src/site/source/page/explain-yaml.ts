import type { YamlLocation } from './parse-yaml.ts'

/** A line of the form `key: value`. The key may be quoted. */
export const KEY_VALUE = /^(["']?)([\w:.-]*\w)\1\s*:\s+(\S.*)$/

interface YamlError extends YamlLocation {
  reason: string
}

/** What is wrong with YAML, where, and what to do about it. */
export interface YamlExplanation extends YamlError {
  suggestion: string
}

/** Explains an error in YAML. The parser often notices it lines later: a quote that is not closed extends to the next one. */
export function explainYaml(lines: readonly string[], error: YamlError): YamlExplanation {
  const at = Math.min(error.line, lines.length - 1)
  const text = lines[at] ?? ''
  return (
    explainTab(lines, at) ??
    explainQuote(lines, at) ??
    explainColon(lines, at) ??
    explainIndent(text, at) ?? { ...error, suggestion: suggestQuotes(text) }
  )
}

/** The line of the error, or the one before it, is indented with a tab. */
function explainTab(lines: readonly string[], at: number): YamlExplanation | undefined {
  const line = [at, at - 1].find((index) => /^ *\t/.test(lines[index] ?? ''))
  if (line === undefined) return undefined
  return {
    line,
    column: (lines[line] ?? '').indexOf('\t'),
    reason: 'a line is indented with a tab',
    suggestion: 'Replace the tab with spaces, or remove it if the line starts with a key.',
  }
}

/** A line above the error, or its own, opens a quote that is not closed on it, and the next line is another key. */
function explainQuote(lines: readonly string[], at: number): YamlExplanation | undefined {
  for (let line = Math.min(at, lines.length - 1); line >= 0; line--) {
    const text = lines[line] ?? ''
    const [, , key = '', value = ''] = KEY_VALUE.exec(text.trimEnd()) ?? []
    const quote = /^["']/.exec(value)?.[0]
    if (quote === undefined || value.indexOf(quote, 1) !== -1) continue
    const next = lines[line + 1]
    if (next !== undefined && !KEY_VALUE.test(next)) return undefined
    return {
      line,
      column: text.lastIndexOf(value),
      reason: `the quote of "${key}" is not closed`,
      suggestion: `Write ${key}: ${value}${quote}`,
    }
  }
  return undefined
}

/** `title:Start`, which is text. */
function explainColon(lines: readonly string[], at: number): YamlExplanation | undefined {
  const line = [at, at - 1].find((index) => {
    const text = lines[index] ?? ''
    return /^[A-Za-z][\w-]*:[^\s:/]/.test(text) && !KEY_VALUE.test(text)
  })
  if (line === undefined) return undefined
  const [, key = '', value = ''] = /^([\w-]+):(.*)$/.exec(lines[line] ?? '') ?? []
  return {
    line,
    column: key.length,
    reason: 'there is no space after a colon',
    suggestion: `Write ${key}: ${value.trimEnd()}`,
  }
}

/** A key that is indented without a key above it that it could belong to. */
function explainIndent(text: string, line: number): YamlExplanation | undefined {
  const [, key] = /^ +([\w:.-]*\w)\s*:(?:\s|$)/.exec(text) ?? []
  if (key === undefined) return undefined
  return {
    line,
    column: text.indexOf(key),
    reason: `"${key}" is indented`,
    suggestion: `Remove the spaces before "${key}".`,
  }
}

function suggestQuotes(line: string): string {
  const [, , key, value] = KEY_VALUE.exec(line.trimEnd()) ?? []
  if (key === undefined || value === undefined) return 'Write each key on its own line, as "key: value".'
  if (/^["']/.test(value)) return `Close the quotes of "${key}", and write quotes inside them as \\".`
  return `Quote the value: ${key}: ${JSON.stringify(value)}`
}
