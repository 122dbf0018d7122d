import { CONFIG_CODES, type ConfigDiagnostic } from './config-codes.ts'
import { type Fix, type LineIndex, toDiagnostic, toRange } from './diagnostics/index.ts'
import { toFix } from './fixes/to-fix.ts'
import type { Locator } from './json/create-locator.ts'
import type { TextProblem, ValueProblem } from './problems/config-problem.ts'

/** The text that problems were found in. */
export interface ConfigSource {
  /** Name of the file. */
  file: string
  /** The text that was parsed. */
  text: string
  /** Where that text starts in the file, in UTF-16 units: after the byte order mark, if there is one. */
  start: number
  lines: LineIndex
  /** Absent when the text contains no object; there are no problems with values then either. */
  locator: Locator | undefined
}

/**
 * Converts problems to diagnostics: locates them in the text, and converts changes to edits.
 *
 * @returns All of them, in the order of the text.
 */
export function toConfigDiagnostics(
  source: ConfigSource,
  textProblems: readonly TextProblem[],
  valueProblems: readonly ValueProblem[],
): ConfigDiagnostic[] {
  return [...textProblems, ...valueProblems.map((problem) => toTextProblem(source, problem))]
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, length, fix, ...problem }) =>
      toDiagnostic(CONFIG_CODES, {
        ...problem,
        file: source.file,
        range: toRange(source.lines.toPosition(offset, offset + length)),
        fix: fix && toFixInFile(fix, source.start),
      }),
    )
}

function toTextProblem({ text, locator }: ConfigSource, problem: ValueProblem): TextProblem {
  const { path, at, change, ...rest } = problem
  return {
    ...rest,
    ...(locator?.locate(path, at) ?? { offset: 0, length: 0 }),
    fix: change && toFix(text, locator?.find(change.path), change),
  }
}

function toFixInFile(fix: Fix, start: number): Fix {
  return { ...fix, edits: fix.edits.map((edit) => ({ ...edit, offset: edit.offset + start })) }
}
