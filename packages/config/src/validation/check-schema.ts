import type { z } from 'zod/mini'
import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { MOST_PROBLEMS, TOO_MANY_PROBLEMS } from '../problems/problem-limit.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { findMeantKeys } from './find-meant-keys.ts'
import { readAt } from './find-value-at.ts'
import { toShapeFaults } from './to-mismatches.ts'
import { toProblems } from './to-problems.ts'

/**
 * Checks a value against the schema of the site configuration: keys, types, allowed values. Reports everything at once;
 * of more than {@link MOST_PROBLEMS} faults the first ones, and that there are more.
 */
export function checkShape(value: unknown): Problem[] {
  const issues = findIssues(value)
  if (!issues) return [TOO_MANY]
  const faults = issues.slice(0, MOST_PROBLEMS).flatMap((issue) => toShapeFaults(issue))
  // A key that is missing only because it is misspelt is one problem and told once.
  const meant = new Set(
    faults.flatMap((fault) =>
      fault.kind === 'unknown-keys'
        ? fault.keys
            .slice(0, MOST_PROBLEMS)
            .flatMap((key) => findMeantKeys(siteConfigSchema, fault.path, key))
            .map((key) => toId([...fault.path, key]))
        : [],
    ),
  )
  const problems = faults
    .filter(({ path }) => !meant.has(toId(path)) || readAt(value, path) !== undefined)
    .flatMap((fault) => toProblems(fault, siteConfigSchema, value))
  const isWhole = issues.length <= MOST_PROBLEMS && problems.length <= MOST_PROBLEMS
  return isWhole ? problems : [TOO_MANY, ...problems.slice(0, MOST_PROBLEMS)]
}

const TOO_MANY: Problem = { ...TOO_MANY_PROBLEMS, path: [], at: 'key' }

/** All issues, or undefined when there are so many that zod fails to hand them on: it passes them as arguments. */
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
