/** Finds the free name for a name: the name itself if it is free. */
export type FindKnownName = (name: string) => string | undefined

const FRAMES: ReadonlySet<string> = new Set(['circle', 'square', 'rectangle', 'hexagon', 'octagon', 'triangle', 'seal'])

/**
 * Finds the free name nearest to one that is not free. Returns undefined if its words do not lead to one. In the names
 * of Font Awesome, the first words name the thing and the later ones its variant (`file-magnifying-glass`), except for
 * a frame around it (`circle-bolt`). So the order is:
 *
 * 1. The name itself, or its singular (`folders` → `folder`).
 * 2. A circle or square instead of another frame (`hexagon-check` → `circle-check`).
 * 3. For a crossed-out icon, another crossed-out one (`webcam-slash` → `webcam-off`) or `ban`, because the plain icon
 *    would mean the opposite.
 * 4. The longest start (`rocket-launch` → `rocket`), but never only the frame.
 * 5. The same for the content of the frame (`square-k` → `k`).
 * 6. The longest end (`api-key` → `key`).
 */
export function findNearestName(name: string, findKnown: FindKnownName): string | undefined {
  const words = name.split('-')
  const [frame = '', ...framed] = words
  const isFramed = FRAMES.has(frame) && framed.length > 0
  return (
    findAnyNumber(name, findKnown) ??
    (isFramed ? findInOtherFrame(framed, findKnown) : undefined) ??
    (words.lastIndexOf('slash') > 0 ? findStruckOut(words, findKnown) : undefined) ??
    findBeginning(words, findKnown) ??
    (isFramed ? findNearestName(framed.join('-'), findKnown) : undefined) ??
    findEnd(words, findKnown)
  )
}

function findAnyNumber(name: string, findKnown: FindKnownName): string | undefined {
  return findKnown(name) ?? (/[a-z]{2}s$/.test(name) ? findKnown(name.slice(0, -1)) : undefined)
}

function findInOtherFrame(framed: readonly string[], findKnown: FindKnownName): string | undefined {
  return findKnown(['circle', ...framed].join('-')) ?? findKnown(['square', ...framed].join('-'))
}

function findStruckOut(words: readonly string[], findKnown: FindKnownName): string | undefined {
  return findKnown(words.map((word) => (word === 'slash' ? 'off' : word)).join('-')) ?? findKnown('ban')
}

function findBeginning(words: readonly string[], findKnown: FindKnownName): string | undefined {
  for (let length = words.length - 1; length > 0; length--) {
    const part = words.slice(0, length).join('-')
    const found = isMeaningful(part) && !FRAMES.has(part) ? findAnyNumber(part, findKnown) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function findEnd(words: readonly string[], findKnown: FindKnownName): string | undefined {
  for (let start = 1; start < words.length; start++) {
    const part = words.slice(start).join('-')
    const found = isMeaningful(part) ? findAnyNumber(part, findKnown) : undefined
    // A name that stands for another one would be too different: `money-from-bracket` is not a kind of `brackets`.
    if (found !== undefined && part.startsWith(found)) return found
  }
  return undefined
}

/** Single letters and digits are icons, but never the meaning of a longer name: `t-rex`. */
function isMeaningful(part: string): boolean {
  return /[a-z]{2}/.test(part)
}
