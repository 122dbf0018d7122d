import type { TextProblem } from '../problems/config-problem.ts'

/** Reports every conflict that git left in a text: its first line. */
export function checkMergeConflict(text: string): TextProblem[] {
  if (!/^={7}\s*$/m.test(text) || !/^>{7}(?: .*)?\s*$/m.test(text)) return []
  return [...text.matchAll(/^<{7}(?: [^\r\n]*)?/gm)].map((marker) => ({
    code: 'config/merge-conflict',
    offset: marker.index,
    length: marker[0].length,
    message: `A conflict of a git merge begins here: "${marker[0]}". Expected JSON.`,
    suggestions: ['Keep one of the two sides and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.'],
  }))
}
