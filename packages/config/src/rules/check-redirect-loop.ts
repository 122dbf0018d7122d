import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { followRedirects } from './follow-redirects.ts'

/** Redirects that lead back to where they began (reference 1.12). Each circle is told once, at its first redirect. */
export function checkRedirectLoop({ redirects = [] }: CheckedConfig): Problem[] {
  return followRedirects(redirects).flatMap((end, index) => {
    if (end.kind !== 'loop') return []
    const path = ['redirects', index, 'destination']
    const sources = end.positions.map((position) => describeValue(redirects[position]?.source))
    const way = [...sources.slice(0, MOST_NAMED), ...(sources.length > MOST_NAMED ? ['…'] : []), sources[0]]
    return [
      {
        code: 'config/redirect-loop' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} leads in a circle: ${way.join(' to ')}. Expected the path of a page.`,
        suggestions: ['Let one of these redirects lead to a page, or remove it.'],
      },
    ]
  })
}

/** How many paths of a circle a message names. */
const MOST_NAMED = 5
