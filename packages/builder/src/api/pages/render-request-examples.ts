import type { ElementContent } from 'hast'
import { toCodeBlock, toComponent } from './content-nodes.ts'

/** A request as code in one language. */
export interface RequestSample {
  /** What readers choose it by: `cURL`. */
  title: string
  /** Name of the grammar that colors it. */
  grammar: string
  code: string
}

/** More tabs than this do not fit beside the text: a menu takes their place. */
const MOST_TABS = 3

/**
 * Renders samples of a request for the right column, nothing when there are none. The page as Markdown holds the first of
 * them: for programs the others say the same once more.
 */
export function renderRequestExamples(samples: readonly RequestSample[]): ElementContent[] {
  const [first, ...others] = samples.map(({ title, grammar, code }) => toCodeBlock(code, grammar, title))
  if (first === undefined) return []
  return [
    toComponent('RequestExample', { dropdown: samples.length > MOST_TABS }, [
      first,
      ...(others.length === 0 ? [] : [toComponent('Visibility', { for: 'humans' }, others)]),
    ]),
  ]
}
