import type { SourceRange } from '@spearmint/config/diagnostics'

/** Locates keys in the YAML of one page, for problems with them. Finds only keys at the start of a line. */
export interface FrontmatterLines {
  lines: readonly string[]
  /** The whole block with its fences. */
  block: SourceRange
  /** The key as written. The whole block if it is not at the start of a line. */
  locateKey(key: string): SourceRange
  /** The text after `key:` on the same line. Without such text, the result of {@link locateKey}. */
  locateValue(key: string): SourceRange
  /** Every line that starts with a key which an earlier line starts with, and the earlier line. */
  listRepeated(): { key: string; range: SourceRange; firstLine: number }[]
  /** A line of the YAML from a column to its end. Both start at 0 and may be out of bounds. */
  locateLine(line: number, column: number): SourceRange
}

/** Creates the locator for a YAML text whose first line is line `firstLine` of its file. */
export function createFrontmatterLines(yaml: string, firstLine: number): FrontmatterLines {
  const lines = yaml === '' ? [] : yaml.split('\n')
  const block = { line: firstLine - 1, column: 1, endLine: firstLine + lines.length, endColumn: 4 }

  function toLineRange(line: number, from: number, to: number): SourceRange {
    return { line: firstLine + line, column: from + 1, endLine: firstLine + line, endColumn: to + 1 }
  }

  function findLine(key: string): { line: number; keyEnd: number } | undefined {
    for (const written of [key, `"${key}"`, `'${key}'`]) {
      // The last of several equal keys wins.
      const line = lines.findLastIndex((text) => text.startsWith(written) && /^\s*:/.test(text.slice(written.length)))
      if (line !== -1) return { line, keyEnd: written.length }
    }
    return undefined
  }

  function locateKey(key: string): SourceRange {
    const found = findLine(key)
    return found === undefined ? block : toLineRange(found.line, 0, found.keyEnd)
  }

  return {
    lines,
    block,
    locateKey,
    locateValue(key) {
      const found = findLine(key)
      const text = found === undefined ? '' : (lines[found.line] ?? '').trimEnd()
      const start = /^\s*:\s*/.exec(text.slice(found?.keyEnd))?.[0].length ?? 0
      const from = (found?.keyEnd ?? 0) + start
      return found === undefined || from >= text.length ? locateKey(key) : toLineRange(found.line, from, text.length)
    },
    listRepeated() {
      const first = new Map<string, number>()
      return lines.flatMap((text, line) => {
        const [whole = '', , key] = /^(["']?)([\w:.-]*\w)\1(?=\s*:(?:\s|$))/.exec(text) ?? []
        if (key === undefined) return []
        const earlier = first.get(key)
        if (earlier === undefined) first.set(key, line)
        return earlier === undefined
          ? []
          : [{ key, range: toLineRange(line, 0, whole.length), firstLine: firstLine + earlier }]
      })
    },
    locateLine(line, column) {
      const last = Math.max(0, Math.min(line, lines.length - 1))
      const text = lines[last] ?? ''
      return toLineRange(last, Math.min(column, text.length), text.length)
    },
  }
}
