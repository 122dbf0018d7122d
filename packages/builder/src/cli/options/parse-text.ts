import { InvalidArgumentError } from 'commander'

/**
 * Checks an argument that names something. An empty one comes from a variable of a script that isn't set.
 *
 * @throws {InvalidArgumentError} for an empty text
 */
export function parseText(value: string): string {
  if (value.trim() !== '') return value
  throw new InvalidArgumentError('Expected a text that is not empty.')
}
