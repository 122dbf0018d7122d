import type { PartialConfig } from '../mint-format/schema/partial-config.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import { trimSlashes } from './follow-redirects.ts'

/** Each source of a redirect may appear once. Slashes at its ends and the names of wildcards make no difference. */
export function checkDuplicateRedirect({ redirects = [] }: Pick<PartialConfig, 'redirects'>): ValueProblem[] {
  const first = new Map<string, number>()
  const problems: ValueProblem[] = []
  for (const [index, { source, destination, permanent = true }] of redirects.entries()) {
    const key = toComparable(source)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, index)
      continue
    }
    const path = ['redirects', index, 'source']
    const other = redirects[earlier]
    const isSame = other?.destination === destination && (other.permanent ?? true) === permanent
    // Some authors list an address with and without a slash.
    if (isSame && other.source !== source) continue
    problems.push({
      code: 'config/duplicate-redirect',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(source)}, which ${describePath(['redirects', earlier])} already redirects; expected another path.`,
      suggestions: ['Remove one of the two redirects.'],
      change: isSame ? { kind: 'remove', path: ['redirects', index] } : undefined,
    })
  }
  return problems
}

function toComparable(source: string): string {
  return trimSlashes(source).replace(/(?<=^|\/):[a-z]\w*(\*?)/gi, (_, star: string) => star || ':')
}
