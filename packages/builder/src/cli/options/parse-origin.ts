import { InvalidArgumentError } from 'commander'
import { parseOrigin } from '../../theme/index.ts'

/**
 * Parses one value of a repeatable option and adds it to the previous ones.
 *
 * @throws {InvalidArgumentError} for anything that is not an origin
 */
export function addOrigin(value: string, origins: readonly string[] = []): readonly string[] {
  const origin = parseOrigin(value)
  if (origin !== undefined) return [...new Set([...origins, origin])]
  throw new InvalidArgumentError('Expected a scheme and a host, such as https://cdn.example.com.')
}
