import type { Change } from '../problems/change.ts'

/** A way to fix a problem: a sentence, and a change if it is certain enough for a program. */
export interface Suggestion {
  text: string
  change?: Change | undefined
}

/** Converts suggestions to the fields of a problem. The first change counts. */
export function toSuggestionFields(list: readonly Suggestion[]): { suggestions: string[]; change: Change | undefined } {
  return {
    suggestions: list.map(({ text }) => text),
    change: list.find(({ change }) => change !== undefined)?.change,
  }
}
