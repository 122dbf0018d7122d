import type { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-problem.ts'
import type { ShapeFault } from './mismatch.ts'

type Issue = z.core.$ZodIssue

/** Turns an issue of zod into faults. Of a union it takes the option the author seems to have meant. */
export function toShapeFaults(issue: Issue, base: ConfigPath = []): ShapeFault[] {
  const path = [...base, ...issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)))]
  switch (issue.code) {
    case 'unrecognized_keys':
      return [{ kind: 'unknown-keys', path, keys: issue.keys }]
    case 'invalid_type':
      return [{ kind: 'type', path, types: [issue.expected] }]
    case 'invalid_value':
      return [{ kind: 'choice', path, choices: issue.values }]
    case 'invalid_union':
      return toUnionFaults(issue, path)
    default:
      // The checks of the schemas say in their error text what was expected.
      return [{ kind: 'form', path, expected: issue.message }]
  }
}

function toUnionFaults(issue: z.core.$ZodIssueInvalidUnion, path: ConfigPath): ShapeFault[] {
  // No option has the value of the key that tells them apart.
  if (issue.errors.length === 0 && 'options' in issue && Array.isArray(issue.options)) {
    return [{ kind: 'choice', path, choices: issue.options.filter((option) => option != null) }]
  }
  const options = issue.errors.map((issues) => issues.flatMap((inner) => toShapeFaults(inner, path)))
  const mismatches = options.map((faults) =>
    faults.find((fault) => fault.kind === 'type' && fault.path.length === path.length),
  )
  const [meant] = options.filter((_, index) => mismatches[index] === undefined).toSorted((a, b) => a.length - b.length)
  if (meant) return meant
  const types = mismatches.flatMap((fault) => (fault?.kind === 'type' ? fault.types : []))
  return [{ kind: 'type', path, types: [...new Set(types)] }]
}
