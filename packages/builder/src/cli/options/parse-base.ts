import { InvalidArgumentError } from 'commander'

/**
 * Parses `--base`: the URL path under which the site is served. `/docs`, `/docs/` and `docs` result in `/docs`; `/` and
 * the empty string in the empty string.
 *
 * @throws {InvalidArgumentError} for anything that is not a plain path
 */
export function parseBase(value: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(value)) {
    throw new InvalidArgumentError('Expected a path such as /docs. Pass the URL of the host with --site-url.')
  }
  const names = value.replace(/^\/|\/$/g, '').split('/')
  if (names.length === 1 && names[0] === '') return ''
  if (!names.every(isPlainName)) {
    throw new InvalidArgumentError(
      'Expected a path such as /docs or docs, without "..", "//", spaces, "?", "#" or escapes.',
    )
  }
  return `/${names.join('/')}`
}

function isPlainName(name: string): boolean {
  return name !== '.' && name !== '..' && /^[^\s\p{Cc}%?#\\:"'<>]+$/u.test(name)
}
