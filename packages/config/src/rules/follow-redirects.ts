/** The part of a redirect that matters for following it. */
interface Redirect {
  source: string
  destination: string
}

/** The result of following a redirect to its end. */
export type RedirectEnd =
  /** Its destination is not redirected, or it has no effect itself. */
  | { kind: 'direct' }
  /** Its destination is redirected, finally to `destination`. */
  | { kind: 'chain'; destination: string }
  /** It leads back to itself through the redirects at these indexes, of which it comes first in the file. */
  | { kind: 'loop'; indexes: readonly number[] }
  /** It leads into a loop, or is a later part of one. */
  | { kind: 'into-loop' }

/**
 * Follows every redirect to its end, in linear time. Sources are compared as written, except for leading and trailing
 * slashes: patterns (`/old/:slug*`) are not expanded. Of two redirects with the same source, the first counts.
 *
 * @param isPublished - Whether there is a page or a file at a source, so that the redirect has no effect. Default: never.
 */
export function followRedirects(
  redirects: readonly Redirect[],
  isPublished: (source: string) => boolean = () => false,
): RedirectEnd[] {
  const hasNoEffect = redirects.map(({ source }) => isPublished(source))
  const indexes = new Map<string, number>()
  for (const [index, { source }] of redirects.entries()) {
    const path = trimSlashes(source)
    if (!hasNoEffect[index] && !indexes.has(path)) indexes.set(path, index)
  }
  const next = redirects.map(({ source, destination }, index) => {
    if (hasNoEffect[index]) return undefined
    const path = trimSlashes(destination.split(/[?#]/, 1)[0] ?? '')
    // "/a/" to "/a" only removes a slash; it isn't a loop.
    return path === trimSlashes(source) && source !== destination ? undefined : indexes.get(path)
  })

  const ends: RedirectEnd[] = []
  for (const start of redirects.keys()) {
    const route: number[] = []
    const steps = new Map<number, number>()
    let at: number | undefined = start
    while (at !== undefined && ends[at] === undefined && !steps.has(at)) {
      steps.set(at, route.push(at) - 1)
      at = next[at]
    }
    const loopStart = at === undefined ? undefined : steps.get(at)
    const loop = loopStart === undefined ? [] : route.splice(loopStart)
    const first = loop.reduce((lowest, index, step) => (index < (loop[lowest] ?? 0) ? step : lowest), 0)
    for (const [step, index] of loop.entries()) {
      ends[index] =
        step === first
          ? { kind: 'loop', indexes: [...loop.slice(first), ...loop.slice(0, first)] }
          : { kind: 'into-loop' }
    }
    for (const index of route.reverse()) ends[index] = toEnd(next[index], ends, redirects)
  }
  return ends
}

function toEnd(next: number | undefined, ends: readonly RedirectEnd[], redirects: readonly Redirect[]): RedirectEnd {
  if (next === undefined) return { kind: 'direct' }
  const end = ends[next]
  if (end?.kind === 'loop' || end?.kind === 'into-loop') return { kind: 'into-loop' }
  return { kind: 'chain', destination: end?.kind === 'chain' ? end.destination : (redirects[next]?.destination ?? '') }
}

/** A loop, because a regular expression for the end of a text may take quadratic time. */
export function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return path.slice(start, end)
}
