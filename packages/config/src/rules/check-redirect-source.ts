import type { PartialConfig } from '../mint-format/schema/partial-config.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'

/** The source of a redirect has neither `#` nor `?`, because hosts only compare the path. */
export function checkRedirectSource({ redirects = [] }: Pick<PartialConfig, 'redirects'>): ValueProblem[] {
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
        // No change: the path alone would match more than the author meant.
        suggestions: [mark.index > 0 ? `Write ${describeValue(source.slice(0, mark.index))}.` : 'Write a path.'],
      },
    ]
  })
}
