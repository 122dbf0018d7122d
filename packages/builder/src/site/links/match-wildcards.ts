/**
 * A part of a pattern: text, one segment of a path, any text, which may be empty, or nothing or a slash and any text. The
 * last one is always at the end of a pattern.
 */
export type WildcardPart = { text: string } | 'segment' | 'rest' | 'slash-and-rest'

/**
 * The texts that the wildcards of a pattern match, in order. Like in a regular expression, earlier wildcards match as much
 * as possible. Undefined if the path doesn't match.
 *
 * The time is proportional to the number of parts times the length of the path, where a regular expression may try every
 * combination.
 */
export function matchWildcards(parts: readonly WildcardPart[], path: string): string[] | undefined {
  if (!mayMatch(parts, path)) return undefined
  const ends = listEnds(parts, path)
  if (ends[0]?.[0] !== 1) return undefined
  const matched: string[] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'object') {
      at += part.text.length
      continue
    }
    const start = part === 'slash-and-rest' ? at + 1 : at
    let end = part === 'segment' ? toSegmentEnd(path, at) : path.length
    while (ends[index + 1]?.[end] !== 1) end--
    matched.push(path.slice(start, end))
    at = end
  }
  return matched
}

/** Compares the text at both ends, which rules out most patterns. */
function mayMatch(parts: readonly WildcardPart[], path: string): boolean {
  const [first, last] = [parts[0], parts.at(-1)]
  if (typeof first === 'object' && !path.startsWith(first.text)) return false
  return typeof last !== 'object' || path.endsWith(last.text)
}

/** For each part and each position, 1 if the parts from there match the rest of the path. */
function listEnds(parts: readonly WildcardPart[], path: string): Uint8Array[] {
  let next = new Uint8Array(path.length + 1)
  next[path.length] = 1
  const ends = [next]
  for (const part of [...parts].reverse()) {
    next = toStarts(part, path, next)
    ends.push(next)
  }
  return ends.reverse()
}

/** The positions where a part can start, so that what follows it can start at one of `next`. */
function toStarts(part: WildcardPart, path: string, next: Uint8Array): Uint8Array<ArrayBuffer> {
  const starts = new Uint8Array(path.length + 1)
  let isReachable = false
  for (let at = path.length; at >= 0; at--) {
    if (typeof part === 'object') starts[at] = path.startsWith(part.text, at) ? (next[at + part.text.length] ?? 0) : 0
    else if (part === 'slash-and-rest') starts[at] = at === path.length || path[at] === '/' ? 1 : 0
    else if (part === 'segment') {
      // It is not empty, so what follows starts at a later position, and not behind another slash.
      if (path[at] === '/') isReachable = false
      starts[at] = isReachable ? 1 : 0
      isReachable ||= next[at] === 1
    } else {
      isReachable ||= next[at] === 1
      starts[at] = isReachable ? 1 : 0
    }
  }
  return starts
}

function toSegmentEnd(path: string, at: number): number {
  const slash = path.indexOf('/', at)
  return slash < 0 ? path.length : slash
}
