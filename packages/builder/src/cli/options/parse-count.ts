import { InvalidArgumentError } from 'commander'

/**
 * Parses a number of things, such as `--workers`.
 *
 * @throws {InvalidArgumentError} for anything but a whole number from 0 to 64
 */
export function parseCount(value: string): number {
  const count = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  if (count <= 64) return count
  throw new InvalidArgumentError('Expected a whole number from 0 to 64.')
}
