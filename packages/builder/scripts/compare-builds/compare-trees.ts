import type { NormalizedTree } from './normalize-tree.ts'

/** How the files of two builds differ. Paths are sorted. */
export interface TreeComparison {
  /** Number of files that one or both of them have. */
  files: number
  identical: number
  different: string[]
  /** Files that only the base has. */
  missing: string[]
  /** Files that only the working tree has. */
  added: string[]
}

/** Compares two normalized trees file by file. */
export function compareTrees(base: NormalizedTree, current: NormalizedTree): TreeComparison {
  const paths = [...new Set([...base.keys(), ...current.keys()])].sort()
  const missing = paths.filter((path) => !current.has(path))
  const added = paths.filter((path) => !base.has(path))
  const shared = paths.filter((path) => base.has(path) && current.has(path))
  const different = shared.filter((path) => !isSame(base.get(path), current.get(path)))
  return { files: paths.length, identical: shared.length - different.length, different, missing, added }
}

function isSame(one: string | Uint8Array | undefined, other: string | Uint8Array | undefined): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return one === other
}

/** How often each line is in one list and not in the other: `- line` and `+ line`, sorted by the line. */
export function compareReports(base: readonly string[], current: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of current) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const line of base) counts.set(line, (counts.get(line) ?? 0) - 1)
  return [...counts.keys()].sort().flatMap((line) => {
    const count = counts.get(line) ?? 0
    return Array<string>(Math.abs(count)).fill(`${count < 0 ? '-' : '+'} ${line}`)
  })
}
