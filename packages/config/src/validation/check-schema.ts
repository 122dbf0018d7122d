import { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { MAX_PROBLEMS, TOO_MANY_PROBLEMS } from '../problems/problem-limit.ts'
import { findFittingKeys, findRenamedKey } from './find-intended-keys.ts'
import { findValueAt } from './find-value-at.ts'
import type { FormatSchema } from './format-schema.ts'
import { listSimilarKeys } from './list-schemas.ts'
import type { Mismatch } from './mismatch.ts'
import { toMismatches } from './to-mismatches.ts'
import { toProblems } from './to-problems.ts'

/**
 * Checks a value against the schema of its format: keys, types, allowed values. Reports everything at once, up to
 * {@link MAX_PROBLEMS} mismatches.
 *
 * @param reported - Paths of values that are missing, or incomplete, because of a problem that is already reported.
 */
export function checkSchema(
  value: unknown,
  format: FormatSchema<unknown>,
  reported: readonly ConfigPath[] = [],
): ValueProblem[] {
  const found = findIssues(value, format.root)
  if (!found) return [TOO_MANY]
  const incomplete = new Set(reported.map(toId))
  // Before they are counted: entries of a list may all be missing for the same reason.
  const issues = found.filter(({ path }) => !isExplained(path, incomplete, value))
  const mismatches = issues.slice(0, MAX_PROBLEMS).flatMap((issue) => toMismatches(issue))
  // A key that is only missing because it is misspelled is one problem, reported once.
  const explained = new Set([
    ...reported.map(toId),
    ...mismatches.flatMap((mismatch) => listIntendedPaths(mismatch, format, value)).map(toId),
  ])
  const problems = mismatches
    .filter(({ path }) => !explained.has(toId(path)) || findValueAt(value, path) !== undefined)
    .filter(({ path }) => !isExplained(path, incomplete, value))
    .flatMap((mismatch) => toProblems(mismatch, format, value))
  const isComplete = issues.length <= MAX_PROBLEMS && problems.length <= MAX_PROBLEMS
  return isComplete ? problems : [TOO_MANY, ...problems.slice(0, MAX_PROBLEMS)]
}

/** Lists the keys that the author of an unknown key, or of one with a value of the wrong type, may have meant. */
function listIntendedPaths(mismatch: Mismatch, format: FormatSchema<unknown>, value: unknown): ConfigPath[] {
  const { path } = mismatch
  if (mismatch.kind === 'type') {
    return findFittingKeys(format, value, path).map((key) => [...path.slice(0, -1), key])
  }
  if (mismatch.kind !== 'unknown-keys') return []
  return mismatch.keys.slice(0, MAX_PROBLEMS).flatMap((key) => {
    const renamed = findRenamedKey(format, value, [...path, key])
    const intended = renamed === undefined ? listSimilarKeys(format.root, path, key) : [renamed]
    return intended.map((name) => [...path, name])
  })
}

const TOO_MANY: ValueProblem = { ...TOO_MANY_PROBLEMS, path: [], at: 'key' }

/** Finds all issues; undefined if there are so many that zod fails to pass them on, because it passes them as arguments. */
function findIssues(value: unknown, schema: z.core.$ZodType): readonly z.core.$ZodIssue[] | undefined {
  try {
    return z.safeParse(schema, value).error?.issues ?? []
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a value is missing, and an include that failed could have contained it. */
function isExplained(keys: readonly PropertyKey[], incomplete: ReadonlySet<string>, value: unknown): boolean {
  if (incomplete.size === 0) return false
  const path = keys.map((key) => (typeof key === 'number' ? key : String(key)))
  if (findValueAt(value, path) !== undefined) return false
  return incomplete.has(toId(path)) || incomplete.has(toId(path.slice(0, -1)))
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
