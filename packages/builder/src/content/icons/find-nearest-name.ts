/** Returns the free name that stands for a name, the name itself when it is free. */
export type FindKnownName = (name: string) => string | undefined

const FRAMES: ReadonlySet<string> = new Set(['circle', 'square', 'rectangle', 'hexagon', 'octagon', 'triangle', 'seal'])

/**
 * Finds the free name nearest to one that is not free; undefined when its words do not lead to one. In Font Awesome's
 * names the first words say the thing and the later ones what is special about it (`file-magnifying-glass`), but for
 * the frame around it (`circle-bolt`). Hence this order:
 *
 * 1. the name itself, or its singular (`folders` → `folder`);
 * 2. a circle or square for another frame (`hexagon-check` → `circle-check`);
 * 3. what is struck out stays so (`webcam-slash` → `webcam-off`) or is `ban`: the plain icon would say the opposite;
 * 4. the longest beginning (`rocket-launch` → `rocket`), but never the bare frame;
 * 5. all this for what is in the frame (`square-k` → `k`);
 * 6. the longest end (`api-key` → `key`).
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
    // A name that stands for another one is too far off from here: `money-from-bracket` is no kind of `brackets`.
    if (found !== undefined && part.startsWith(found)) return found
  }
  return undefined
}

/** Letters and digits are icons of their own, but never what a longer name is about: `t-rex`. */
function isMeaningful(part: string): boolean {
  return /[a-z]{2}/.test(part)
}
