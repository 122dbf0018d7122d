import type { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { Mismatch } from './mismatch.ts'

type Issue = z.core.$ZodIssue

/** Converts an issue of zod to mismatches. Of a union, it takes the option that the author seems to have meant. */
export function toMismatches(issue: Issue, base: ConfigPath = []): Mismatch[] {
  const path = [...base, ...issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)))]
  switch (issue.code) {
    case 'unrecognized_keys':
      return [{ kind: 'unknown-keys', path, keys: issue.keys }]
    case 'invalid_type':
      return [{ kind: 'type', path, types: [issue.expected] }]
    case 'invalid_value':
      return [{ kind: 'choice', path, choices: issue.values }]
    case 'invalid_union':
      return toUnionMismatches(issue, path)
    default:
      // The error of each check in the schemas names what was expected.
      return [{ kind: 'format', path, expected: issue.message }]
  }
}

function toUnionMismatches(issue: z.core.$ZodIssueInvalidUnion, path: ConfigPath): Mismatch[] {
  // No option has this value of the discriminating key.
  if (issue.errors.length === 0 && 'options' in issue && Array.isArray(issue.options)) {
    return [{ kind: 'choice', path, choices: issue.options.filter((option) => option != null) }]
  }
  const options = issue.errors.map((issues) => issues.flatMap((inner) => toMismatches(inner, path)))
  const typeMismatches = options.map((mismatches) =>
    mismatches.find((mismatch) => mismatch.kind === 'type' && mismatch.path.length === path.length),
  )
  const [intended] = options
    .filter((_, index) => typeMismatches[index] === undefined)
    .toSorted((a, b) => a.length - b.length)
  if (intended) return intended
  const types = typeMismatches.flatMap((mismatch) => (mismatch?.kind === 'type' ? mismatch.types : []))
  return [{ kind: 'type', path, types: [...new Set(types)] }]
}
