import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { followRedirects } from './follow-redirects.ts'

/** Redirects to the source of another redirect. */
export function checkRedirectChain({ redirects = [] }: CheckedConfig): Problem[] {
  return followRedirects(redirects).flatMap((end, index) => {
    if (end.kind !== 'chain') return []
    const destination = redirects[index]?.destination ?? ''
    const path = ['redirects', index, 'destination']
    // A fragment of its own would be lost, and what a pattern captures may have another name in the other redirect.
    const isPlain = !/[?#:*]/.test(destination.replace(/^[a-z]+:/i, '') + end.destination.replace(/^[a-z]+:/i, ''))
    return [
      {
        code: 'config/redirect-chain' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(destination)}, which is redirected to ${describeValue(end.destination)}; expected the last of them.`,
        suggestions: [`Write ${describeValue(end.destination)}.`],
        ...(isPlain && { change: { kind: 'replace' as const, path, value: end.destination } }),
      },
    ]
  })
}
