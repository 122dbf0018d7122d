import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { RedirectRoutes } from './redirect-routes.ts'

/** Reports redirects to the source of another redirect. */
export function checkRedirectChain({ redirects, ends, toSourcePath }: RedirectRoutes): ValueProblem[] {
  return ends.flatMap((end, index) => {
    if (end.kind !== 'chain') return []
    const destination = redirects[index]?.destination ?? ''
    const path = toSourcePath(['redirects', index, 'destination'])
    // A fragment would be lost, and the placeholders of a pattern may have other names in the other redirect.
    const isPlain = !/[?#:*]/.test(destination.replace(/^[a-z]+:/i, '') + end.destination.replace(/^[a-z]+:/i, ''))
    return [
      {
        code: 'config/redirect-chain' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(destination)}, which redirects to ${describeValue(end.destination)}; expected the final destination.`,
        suggestions: [`Write ${describeValue(end.destination)}.`],
        change: isPlain ? { kind: 'replace' as const, path, value: end.destination } : undefined,
      },
    ]
  })
}
