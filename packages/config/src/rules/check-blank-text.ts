import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PlacedText } from './placed-text.ts'

/** Warns about blank texts that the schema accepts although visitors should see them. */
export function checkBlankText(texts: readonly PlacedText[]): ValueProblem[] {
  return texts.flatMap(({ text, path }) =>
    text.trim() === ''
      ? [
          {
            code: 'config/blank-text',
            path,
            at: 'value',
            message: `${describePath(path)} is ${describeValue(text)}; expected some text.`,
            suggestions: [path.at(-1) === 'group' ? 'Give the group a title.' : 'Fill in the text, or remove the key.'],
          },
        ]
      : [],
  )
}
