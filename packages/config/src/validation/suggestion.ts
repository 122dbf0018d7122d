import type { Change } from '../fixes/change.ts'

/** A way to mend a problem: in words, and as a change when it is certain enough for a program. */
export interface Mend {
  text: string
  change?: Change
}

/** The part of a problem that says how to mend it. The first change counts. */
export function toSuggestions(mends: readonly Mend[]): { suggestions: string[]; change?: Change } {
  const change = mends.find((mend) => mend.change)?.change
  return { suggestions: mends.map(({ text }) => text), ...(change && { change }) }
}
