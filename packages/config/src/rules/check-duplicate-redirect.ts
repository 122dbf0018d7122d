import type { PartialConfig } from '../mint-format/schema/partial-config.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'

/** Each source of a redirect may appear once. */
export function checkDuplicateRedirect({ redirects = [] }: Pick<PartialConfig, 'redirects'>): ValueProblem[] {
  const first = new Map<string, number>()
  const problems: ValueProblem[] = []
  for (const [index, { source, destination, permanent = true }] of redirects.entries()) {
    const earlier = first.get(source)
    if (earlier === undefined) {
      first.set(source, index)
      continue
    }
    const path = ['redirects', index, 'source']
    const other = redirects[earlier]
    const isSame = other?.destination === destination && (other.permanent ?? true) === permanent
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
