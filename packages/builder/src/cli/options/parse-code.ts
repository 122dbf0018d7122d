import { findNearest } from '@spearmint/config/diagnostics'
import { InvalidArgumentError } from 'commander'
import { ALL_CODES } from '../codes/all-codes.ts'

/**
 * Parses a diagnostic code, for example `page/missing-alt`.
 *
 * @throws {InvalidArgumentError} for an unknown code, with the most similar one
 */
export function parseCode(value: string): string {
  if (ALL_CODES.has(value)) return value
  const [nearest] = findNearest(value, ALL_CODES.keys(), 1)
  throw new InvalidArgumentError(
    nearest === undefined ? 'Expected a code such as page/missing-alt.' : `Did you mean ${nearest}?`,
  )
}
