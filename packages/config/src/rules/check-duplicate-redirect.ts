import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** Every source of a redirect stands once (reference 1.12). */
export function checkDuplicateRedirect({ redirects = [] }: CheckedConfig): Problem[] {
  const first = new Map<string, number>()
  const problems: Problem[] = []
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
      message: `${describePath(path)} is ${describeValue(source)}, which ${describePath(['redirects', earlier])} leads elsewhere already.`,
      suggestions: ['Remove one of the two redirects.'],
      ...(isSame && { change: { kind: 'remove', path: ['redirects', index] } }),
    })
  }
  return problems
}
