import { InvalidArgumentError } from 'commander'
import { parseOrigin } from '../../theme/index.ts'

/**
 * Parses one `--allow-origin` and adds it to those before it.
 *
 * @throws {InvalidArgumentError} for what is no origin
 */
export function addOrigin(value: string, origins: readonly string[] = []): readonly string[] {
  const origin = parseOrigin(value)
  if (origin !== undefined) return [...new Set([...origins, origin])]
  throw new InvalidArgumentError('Expected scheme and host, such as https://cdn.example.com.')
}
