/** Whether a shorter text fails in the same way. */
export type StillFails = (text: string) => Promise<boolean>

/** Stops looking for a shorter text. */
export interface MinimizeLimits {
  attempts: number
  milliseconds: number
}

const LIMITS: MinimizeLimits = { attempts: 600, milliseconds: 90_000 }

/** Removes what a failure doesn't need: first lines, then characters, by delta debugging. */
export async function minimize(text: string, fails: StillFails, limits: MinimizeLimits = LIMITS): Promise<string> {
  let left = limits.attempts
  const end = Date.now() + limits.milliseconds
  const isDone = (): boolean => left <= 0 || Date.now() > end
  const tryText = (parts: readonly string[], joint: string): Promise<boolean> => {
    left--
    return fails(parts.join(joint))
  }
  const lines = await removeParts(text.split('\n'), (parts) => tryText(parts, '\n'), isDone)
  const characters = await removeParts([...lines.join('\n')], (parts) => tryText(parts, ''), isDone)
  return characters.join('')
}

/**
 * Removes ranges of parts as long as the rest fails: halves first, then ever smaller ranges, down to single parts.
 * (A. Zeller and R. Hildebrandt: Simplifying and Isolating Failure-Inducing Input, 2002)
 */
async function removeParts(
  parts: readonly string[],
  fails: (parts: readonly string[]) => Promise<boolean>,
  isDone: () => boolean,
): Promise<readonly string[]> {
  let current = parts
  for (let size = Math.ceil(current.length / 2); size >= 1 && !isDone(); size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < current.length && !isDone(); ) {
      const rest = [...current.slice(0, start), ...current.slice(start + size)]
      if (rest.length > 0 && (await fails(rest))) current = rest
      else start += size
    }
  }
  return current
}
