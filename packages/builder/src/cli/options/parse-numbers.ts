import { InvalidArgumentError } from 'commander'

/**
 * Parses `--port`.
 *
 * @throws {InvalidArgumentError} for anything but a whole number from 0 to 65535
 */
export function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= 65_535) return port
  throw new InvalidArgumentError('Expected a whole number from 0 to 65535.')
}

/**
 * Parses a count, such as `--workers`.
 *
 * @throws {InvalidArgumentError} for anything but a whole number from 0 to 64
 */
export function parseCount(value: string): number {
  const count = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  if (count <= 64) return count
  throw new InvalidArgumentError('Expected a whole number from 0 to 64.')
}
