import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PlacedText } from './placed-text.ts'

/** Page paths and base URLs have no trailing slash. */
export function checkTrailingSlash(texts: readonly PlacedText[]): ValueProblem[] {
  return texts.flatMap(({ text, path }) => {
    const value = text.replace(/(?<=[^/:\s])\/+\s*$/, '')
    if (value === text) return []
    return [
      {
        code: 'config/trailing-slash' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(text)}; expected no trailing slash.`,
        suggestions: [`Write ${describeValue(value)}.`],
        change: { kind: 'replace' as const, path, value },
      },
    ]
  })
}
