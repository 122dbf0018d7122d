/**
 * Resolves the text of a `$ref` against the file that contains it. Undefined if it leads out of the site's folder.
 *
 * @param from - Path of that file, relative to the site's folder.
 */
export function toIncludePath(reference: string, from: string): string | undefined {
  const written = reference.replaceAll('\\', '/')
  if (written.startsWith('/')) return undefined
  const segments = from.split('/').slice(0, -1)
  for (const segment of written.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined
    } else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}
