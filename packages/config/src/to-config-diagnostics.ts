import { CONFIG_CODES, type ConfigDiagnostic } from './config-codes.ts'
import type { ConfigSource } from './config-source.ts'
import { type Fix, toDiagnostic, toRange } from './diagnostics/index.ts'
import { toFix } from './fixes/to-fix.ts'
import type { Origins } from './includes/origins.ts'
import type { TextProblem, ValueProblem } from './problems/config-problem.ts'
import { joinUnknownKeys } from './problems/join-unknown-keys.ts'

/** The texts of a configuration, and where its parts are written. */
export interface ConfigTexts {
  main: ConfigSource
  origins: Origins
}

/** A problem with its file. */
interface PlacedProblem {
  source: ConfigSource
  problem: TextProblem
}

/**
 * Converts problems to diagnostics: locates them in the texts, and converts changes to edits. A file that is included
 * twice is reported once. Only problems of the main file have fixes, because the fixes of a configuration apply to it.
 *
 * @returns All of them, in the order of the text, the main file first.
 */
export function toConfigDiagnostics(
  texts: ConfigTexts,
  textProblems: readonly PlacedProblem[],
  valueProblems: readonly ValueProblem[],
): ConfigDiagnostic[] {
  const placed = [...textProblems, ...joinUnknownKeys(valueProblems).map((problem) => toPlacedProblem(texts, problem))]
  const files = [...new Set([texts.main.file, ...placed.map(({ source }) => source.file)])]
  return dropRepeated(placed, texts.main)
    .toSorted(
      (a, b) => files.indexOf(a.source.file) - files.indexOf(b.source.file) || a.problem.offset - b.problem.offset,
    )
    .map(({ source, problem: { offset, length, fix, ...problem } }) =>
      toDiagnostic(CONFIG_CODES, {
        ...problem,
        file: source.file,
        range: toRange(source.lines.toPosition(offset, offset + length)),
        fix: fix && source === texts.main ? toFixInFile(fix, source.start) : undefined,
      }),
    )
}

function toPlacedProblem({ origins }: ConfigTexts, problem: ValueProblem): PlacedProblem {
  const { path, at, change, ...rest } = problem
  const { source, path: written } = origins.resolve(path, at)
  const target = change && origins.resolve(change.path, toChangedPart(change.kind))
  const located = { offset: 0, length: 0, ...source.locator?.locate(written, at) }
  if (!change || target?.source !== source) return { source, problem: { ...rest, ...located } }
  const fix = toFix(source.text, source.locator?.find(target.path), { ...change, path: target.path })
  return { source, problem: { ...rest, ...located, fix } }
}

/** Renaming and removing change the text around a value, other changes its own. */
function toChangedPart(kind: string): 'key' | 'value' {
  return kind === 'rename' || kind === 'remove' ? 'key' : 'value'
}

function dropRepeated(placed: readonly PlacedProblem[], main: ConfigSource): PlacedProblem[] {
  const seen = new Set<string>()
  return placed.filter(({ source, problem }) => {
    if (source === main) return true
    const id = JSON.stringify([source.file, problem.code, problem.offset, problem.length])
    return !seen.has(id) && seen.add(id)
  })
}

function toFixInFile(fix: Fix, start: number): Fix {
  return { ...fix, edits: fix.edits.map((edit) => ({ ...edit, offset: edit.offset + start })) }
}
