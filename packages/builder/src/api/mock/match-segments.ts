/**
 * The segments of a path in a spec. Each is the text around its parameters: `v{major}.{minor}` is `v`, `.` and an empty
 * text.
 */
export type PathPattern = readonly (readonly string[])[]

/** Parses a path of a spec, without its trailing slashes. */
export function parsePathPattern(path: string): PathPattern {
  // A parameter never contains a slash, even if its name does.
  const shown = path.replace(/\{[^{}]*\}/g, '{}')
  return shown.split('/').map((segment) => segment.split('{}'))
}

/**
 * Whether the segments of a path match. A parameter matches at least one character. Takes linear time, unlike a regular
 * expression with several parameters in a segment.
 */
export function isMatch(pattern: PathPattern, segments: readonly string[]): boolean {
  return pattern.length === segments.length && pattern.every((texts, index) => isSegment(texts, segments[index] ?? ''))
}

function isSegment([first = '', ...others]: readonly string[], segment: string): boolean {
  const last = others.pop()
  if (last === undefined) return segment === first
  if (!segment.startsWith(first) || !segment.endsWith(last)) return false
  let at = first.length
  for (const text of others) {
    const found = segment.indexOf(text, at + 1)
    if (found < 0) return false
    at = found + text.length
  }
  return at + 1 <= segment.length - last.length
}
