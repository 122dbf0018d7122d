import type { SourceRange } from '@spearmint/config'

/** Finds places in the YAML of one page, for problems that name a key. Keys are sought at the start of a line only. */
export interface FrontmatterLines {
  lines: readonly string[]
  /** The whole block with its fences. */
  block: SourceRange
  /** The key as written; the whole block when it is not at the start of a line. */
  locateKey(key: string): SourceRange
  /** What stands after `key:` on the same line, else what {@link locateKey} finds. */
  locateValue(key: string): SourceRange
  /** A line of the YAML from a column on (both from 0, both may lie outside) to its end. */
  locateLine(line: number, column: number): SourceRange
}

/** Creates the locator of a YAML text whose first line is line `firstLine` of its file. */
export function createFrontmatterLines(yaml: string, firstLine: number): FrontmatterLines {
  const lines = yaml === '' ? [] : yaml.split('\n')
  const block = { line: firstLine - 1, column: 1, endLine: firstLine + lines.length, endColumn: 4 }

  function locate(line: number, from: number, to: number): SourceRange {
    return { line: firstLine + line, column: from + 1, endLine: firstLine + line, endColumn: to + 1 }
  }

  function findLine(key: string): { line: number; keyEnd: number } | undefined {
    for (const written of [key, `"${key}"`, `'${key}'`]) {
      const line = lines.findIndex((text) => text.startsWith(written) && /^\s*:/.test(text.slice(written.length)))
      if (line !== -1) return { line, keyEnd: written.length }
    }
    return undefined
  }

  function locateKey(key: string): SourceRange {
    const found = findLine(key)
    return found === undefined ? block : locate(found.line, 0, found.keyEnd)
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
      return found === undefined || from >= text.length ? locateKey(key) : locate(found.line, from, text.length)
    },
    locateLine(line, column) {
      const last = Math.max(0, Math.min(line, lines.length - 1))
      const text = lines[last] ?? ''
      return locate(last, Math.min(column, text.length), text.length)
    },
  }
}
