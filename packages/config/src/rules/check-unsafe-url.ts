import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PlacedText } from './placed-text.ts'

/** No URL that a visitor can click may run as code. Browsers skip control characters and spaces in a scheme. */
export function checkUnsafeUrl(urls: Iterable<PlacedText>): ValueProblem[] {
  return [...urls]
    .filter(({ text: url }) => /^(?:javascript|data|vbscript):/i.test(url.replace(/[\p{Cc}\s]/gu, '')))
    .map(({ text: url, path }) => ({
      code: 'config/unsafe-url',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(url)}, which would run as code; expected the URL of a page.`,
      suggestions: ['Use a URL that starts with https://, or a path.'],
    }))
}
