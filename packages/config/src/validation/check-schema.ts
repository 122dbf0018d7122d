import type { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { MAX_PROBLEMS, TOO_MANY_PROBLEMS } from '../problems/problem-limit.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { findValueAt } from './find-value-at.ts'
import { listSimilarKeys } from './list-schemas.ts'
import { toMismatches } from './to-mismatches.ts'
import { toProblems } from './to-problems.ts'

/**
 * Checks a value against the schema of the site configuration: keys, types, allowed values. Reports everything at once,
 * up to {@link MAX_PROBLEMS} mismatches.
 */
export function checkSchema(value: unknown): ValueProblem[] {
  const issues = findIssues(value)
  if (!issues) return [TOO_MANY]
  const mismatches = issues.slice(0, MAX_PROBLEMS).flatMap((issue) => toMismatches(issue))
  // A key that is only missing because it is misspelled is one problem, reported once.
  const misspelled = new Set(
    mismatches.flatMap((mismatch) =>
      mismatch.kind === 'unknown-keys'
        ? mismatch.keys
            .slice(0, MAX_PROBLEMS)
            .flatMap((key) => listSimilarKeys(siteConfigSchema, mismatch.path, key))
            .map((key) => toId([...mismatch.path, key]))
        : [],
    ),
  )
  const problems = mismatches
    .filter(({ path }) => !misspelled.has(toId(path)) || findValueAt(value, path) !== undefined)
    .flatMap((mismatch) => toProblems(mismatch, siteConfigSchema, value))
  const isComplete = issues.length <= MAX_PROBLEMS && problems.length <= MAX_PROBLEMS
  return isComplete ? problems : [TOO_MANY, ...problems.slice(0, MAX_PROBLEMS)]
}

const TOO_MANY: ValueProblem = { ...TOO_MANY_PROBLEMS, path: [], at: 'key' }

/** Finds all issues; undefined if there are so many that zod fails to pass them on, because it passes them as arguments. */
function findIssues(value: unknown): readonly z.core.$ZodIssue[] | undefined {
  try {
    return siteConfigSchema.safeParse(value).error?.issues ?? []
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
