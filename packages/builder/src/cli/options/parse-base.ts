import { InvalidArgumentError } from 'commander'
import { toBasePath } from '../../core/index.ts'

/**
 * Parses `--base`: the URL path under which the site is served.
 *
 * @throws {InvalidArgumentError} for anything that is not a plain path
 */
export function parseBase(value: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(value)) {
    throw new InvalidArgumentError('Expected a path such as /docs. Pass the URL of the host with --site-url.')
  }
  const base = toBasePath(value)
  if (base !== undefined) return base
  throw new InvalidArgumentError(
    'Expected a path such as /docs or docs, without "..", "//", spaces, "?", "#" or escapes.',
  )
}
