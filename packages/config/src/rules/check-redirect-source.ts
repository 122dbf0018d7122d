import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** The source of a redirect has neither `#` nor `?` (reference 1.12). Hosts compare the path alone. */
export function checkRedirectSource({ redirects = [] }: CheckedConfig): Problem[] {
  return redirects.flatMap(({ source }, index) => {
    const mark = /[#?]/.exec(source)
    if (!mark) return []
    const path = ['redirects', index, 'source']
    return [
      {
        code: 'config/redirect-source' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(source)}; expected a path without "${mark[0]}".`,
        // The path alone would match more than the author meant, so no program mends it.
        suggestions: [mark.index > 0 ? `Write ${describeValue(source.slice(0, mark.index))}.` : 'Write a path.'],
      },
    ]
  })
}
