import { InvalidArgumentError } from 'commander'

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
