import { CONFIG_CODES } from '../config-codes.ts'
import type { LineIndex } from '../diagnostics/create-line-index.ts'
import { toDiagnosticUrl } from '../diagnostics/diagnostic.ts'
import type { Fix } from '../diagnostics/fix.ts'
import { toFix } from '../fixes/to-fix.ts'
import type { Locator } from '../json/create-locator.ts'
import type { ConfigDiagnostic } from './config-diagnostic.ts'
import type { Problem, TextProblem } from './config-problem.ts'

export interface ReporterInput {
  /** Name of the file. */
  file: string
  /** The text that problems were found in. */
  text: string
  /** Where that text begins in the file, in UTF-16 units: behind a byte order mark, if there is one. */
  start: number
  lines: LineIndex
  /** Absent when the text holds no object; then there are no problems of values either. */
  locator: Locator | undefined
}

/** Turns problems into diagnostics: finds their places in the text, and the edits that mend them. */
export interface Reporter {
  /** @returns All in the order of the text. */
  report(textProblems: readonly TextProblem[], problems: readonly Problem[]): ConfigDiagnostic[]
}

export function createReporter({ file, text, start, lines, locator }: ReporterInput): Reporter {
  function toTextProblem({ path, at, change, ...problem }: Problem): TextProblem {
    const fix = change && locator && toFix(text, locator, change)
    return { ...problem, offset: 0, length: 0, ...locator?.locate(path, at), ...(fix && { fix }) }
  }

  function toFixInFile(fix: Fix): Fix {
    return { ...fix, edits: fix.edits.map((edit) => ({ ...edit, offset: edit.offset + start })) }
  }

  return {
    report(textProblems, problems) {
      return [...textProblems, ...problems.map(toTextProblem)]
        .toSorted((a, b) => a.offset - b.offset)
        .map(({ code, offset, length, message, suggestions, fix }) => ({
          ...lines.toRange(offset, length),
          code,
          message,
          suggestions,
          severity: CONFIG_CODES[code].severity,
          file,
          url: toDiagnosticUrl(code),
          ...(fix && { fix: toFixInFile(fix) }),
        }))
    },
  }
}
