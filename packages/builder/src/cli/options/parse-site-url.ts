import { InvalidArgumentError } from 'commander'

/**
 * Parses `--site-url`: where the site will stand, as an absolute http(s) address. A path is kept for
 * {@link toSiteOrigin} to judge.
 *
 * @throws {InvalidArgumentError} for anything else
 */
export function parseSiteUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new InvalidArgumentError('Expected an absolute address such as https://docs.example.com.')
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new InvalidArgumentError('Expected an address without "?", "#", user or password.')
  }
  return url
}
