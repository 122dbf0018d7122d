/** A redirect as far as following it goes. */
interface Redirect {
  source: string
  destination: string
}

/** What comes of following a redirect to its end. */
export type RedirectEnd =
  /** No other redirect starts where it leads. */
  | { kind: 'direct' }
  /** It leads on to others, at last to `destination`. */
  | { kind: 'chain'; destination: string }
  /** It leads back to itself by way of these positions, of which it is the first to stand in the file. */
  | { kind: 'loop'; positions: readonly number[] }
  /** It leads into a circle, or is a later part of one. */
  | { kind: 'into-loop' }

/**
 * Follows every redirect to its end. Sources are compared as written, but for slashes at their ends: what a pattern
 * (`/old/:slug*`) matches is not worked out. Of two redirects from one path the first counts. The work grows with their
 * number.
 */
export function followRedirects(redirects: readonly Redirect[]): RedirectEnd[] {
  const positions = new Map<string, number>()
  for (const [position, { source }] of redirects.entries()) {
    const path = trimSlashes(source)
    if (!positions.has(path)) positions.set(path, position)
  }
  const next = redirects.map(({ source, destination }) => {
    const path = trimSlashes(destination.split(/[?#]/, 1)[0] ?? '')
    // "/a/" to "/a" is a matter of slashes for the host, not a circle.
    return path === trimSlashes(source) && source !== destination ? undefined : positions.get(path)
  })

  const ends: RedirectEnd[] = []
  for (const start of redirects.keys()) {
    const route: number[] = []
    const places = new Map<number, number>()
    let at: number | undefined = start
    while (at !== undefined && ends[at] === undefined && !places.has(at)) {
      places.set(at, route.push(at) - 1)
      at = next[at]
    }
    const circleStart = at === undefined ? undefined : places.get(at)
    const circle = circleStart === undefined ? [] : route.splice(circleStart)
    const first = circle.reduce((lowest, position, place) => (position < (circle[lowest] ?? 0) ? place : lowest), 0)
    for (const [place, position] of circle.entries()) {
      const isFirst = place === first
      ends[position] = isFirst
        ? { kind: 'loop', positions: [...circle.slice(first), ...circle.slice(0, first)] }
        : { kind: 'into-loop' }
    }
    for (const position of route.reverse()) ends[position] = toEnd(next[position], ends, redirects)
  }
  return ends
}

function toEnd(next: number | undefined, ends: readonly RedirectEnd[], redirects: readonly Redirect[]): RedirectEnd {
  if (next === undefined) return { kind: 'direct' }
  const end = ends[next]
  if (end?.kind === 'loop' || end?.kind === 'into-loop') return { kind: 'into-loop' }
  return { kind: 'chain', destination: end?.kind === 'chain' ? end.destination : (redirects[next]?.destination ?? '') }
}

function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return path.slice(start, end)
}
