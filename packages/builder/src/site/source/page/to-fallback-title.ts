/**
 * The title of a page that has none of its own, made of the last segment of its path (reference 2.3): `-` and `_`
 * become spaces and the first letter a capital. `guides/getting-started` → `Getting started`.
 */
export function toFallbackTitle(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1)
  const words = segment.replace(/[-_]+/g, ' ').trim() || segment
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}
