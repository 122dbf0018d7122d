import type { ConfigPath, Problem } from '../problem.ts'
import { readAt } from '../read-at.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { findMeantKeys } from './find-meant-keys.ts'
import { toProblems } from './to-problems.ts'
import { toShapeFaults } from './to-shape-faults.ts'

/** Checks a value against the schema of the site configuration: keys, types, allowed values. Reports everything at once. */
export function checkShape(value: unknown): Problem[] {
  const { error } = siteConfigSchema.safeParse(value)
  const faults = (error?.issues ?? []).flatMap((issue) => toShapeFaults(issue))
  // A key that is missing only because it is misspelt is one problem and told once.
  const meant = new Set(
    faults.flatMap((fault) =>
      fault.kind === 'unknown-keys'
        ? fault.keys
            .flatMap((key) => findMeantKeys(siteConfigSchema, fault.path, key))
            .map((key) => toId([...fault.path, key]))
        : [],
    ),
  )
  return faults
    .filter(({ path }) => !meant.has(toId(path)) || readAt(value, path) !== undefined)
    .flatMap((fault) => toProblems(fault, siteConfigSchema, value))
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
