import type { Vocabulary } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'

/** Converts the trail of each page to a table without repetitions. Pages of a group have the same trail. */
export function toNameTable(trails: Iterable<readonly string[]>): Pick<Vocabulary, 'names' | 'namesOf'> {
  const names: (readonly [around: number, name: string])[] = []
  const known = new Map<string, number>()
  const toNumber = (around: number, name: string): number => {
    const key = `${around} ${name}`
    const number = known.get(key) ?? names.push([around, name])
    known.set(key, number)
    return number
  }
  const namesOf = Array.from(trails, (trail) => trail.reduce(toNumber, 0))
  return { names, namesOf: toNumberText(namesOf) }
}
