import type { ElementContent } from 'hast'
import type { RequestSample } from '../samples/create-request-samples.ts'
import { toCodeBlock, toComponent } from './content-nodes.ts'

/** More tabs than this don't fit in the right column. They are replaced by a menu. */
const MAX_TABS = 3

/**
 * Renders samples of a request for the right column. The page's Markdown contains only the first one, because to a
 * program the others repeat it.
 */
export function renderRequestExamples(samples: readonly RequestSample[]): ElementContent[] {
  const [first, ...others] = samples.map(({ title, grammar, code }) => toCodeBlock(code, grammar, title))
  if (first === undefined) return []
  return [
    toComponent('RequestExample', { dropdown: samples.length > MAX_TABS }, [
      first,
      ...(others.length === 0 ? [] : [toComponent('Visibility', { for: 'humans' }, others)]),
    ]),
  ]
}
