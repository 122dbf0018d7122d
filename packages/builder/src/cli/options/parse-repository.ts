import { InvalidArgumentError } from 'commander'
import { parseRepositoryAddress, type RepositoryAddress } from '../../node/index.ts'

/**
 * Parses `--repository`.
 *
 * @throws {InvalidArgumentError} for what is no address of a repository
 */
export function parseRepository(value: string): RepositoryAddress {
  const address = parseRepositoryAddress(value)
  if (address !== undefined) return address
  throw new InvalidArgumentError('Expected an address such as https://github.com/owner/name.')
}
