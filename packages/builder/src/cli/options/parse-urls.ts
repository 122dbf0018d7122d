import { InvalidArgumentError } from 'commander'
import { parseRepositoryAddress, type RepositoryAddress } from '../../node/index.ts'
import { parseOrigin } from '../../theme/index.ts'

/**
 * Parses `--site-url`: the absolute http(s) URL of the site. It may have a path, which {@link toSiteOrigin} checks.
 *
 * @throws {InvalidArgumentError} for anything else
 */
export function parseSiteUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new InvalidArgumentError('Expected an absolute URL such as https://docs.example.com.')
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new InvalidArgumentError('Expected a URL without "?", "#", user or password.')
  }
  return url
}

/**
 * Parses `--repository`.
 *
 * @throws {InvalidArgumentError} for anything that is not the URL of a repository
 */
export function parseRepository(value: string): RepositoryAddress {
  const address = parseRepositoryAddress(value)
  if (address !== undefined) return address
  throw new InvalidArgumentError('Expected a URL such as https://github.com/owner/name.')
}

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
