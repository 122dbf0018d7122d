import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { RedirectRoutes } from './redirect-routes.ts'

/** Reports redirects that end up back at their source. Each loop is reported once, at its first redirect. */
export function checkRedirectLoop({ redirects, ends, toSourcePath }: RedirectRoutes): ValueProblem[] {
  return ends.flatMap((end, index) => {
    if (end.kind !== 'loop') return []
    const path = toSourcePath(['redirects', index, 'destination'])
    const destination = describeValue(redirects[index]?.destination)
    const sources = end.indexes.map((index) => describeValue(redirects[index]?.source))
    const route = [...sources.slice(0, MAX_NAMED), ...(sources.length > MAX_NAMED ? ['…'] : []), sources[0]]
    return [
      {
        code: 'config/redirect-loop' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${destination}, which leads to a redirect loop: ${route.join(' to ')}; expected the path of a page.`,
        suggestions: ['Point one of these redirects to a page, or remove it.'],
      },
    ]
  })
}

/** How many paths of a loop a message names. */
const MAX_NAMED = 5
