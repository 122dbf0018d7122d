import { visit } from 'jsonc-parser'
import { toDeletion } from '../fixes/to-removal.ts'
import type { TextProblem } from '../problems/config-problem.ts'

/** Reports what editors allow and JSON doesn't: comments, and commas after the last entry. */
export function checkExtraSyntax(text: string): TextProblem[] {
  const problems: TextProblem[] = []
  let comma: number | undefined

  function forgetComma() {
    comma = undefined
  }
  function checkComma() {
    if (comma !== undefined) {
      problems.push({
        code: 'config/trailing-comma',
        offset: comma,
        length: 1,
        message: 'Found a comma after the last entry; expected the closing bracket.',
        suggestions: ['Remove the comma.'],
        fix: { description: 'Remove the comma.', edits: [{ offset: comma, length: 1, text: '' }] },
      })
    }
    forgetComma()
  }

  visit(
    text,
    {
      onSeparator(character, offset) {
        comma = character === ',' ? offset : undefined
      },
      onObjectProperty: forgetComma,
      onLiteralValue: forgetComma,
      onObjectBegin: forgetComma,
      onArrayBegin: forgetComma,
      onError: forgetComma,
      onObjectEnd: checkComma,
      onArrayEnd: checkComma,
      onComment(offset, length) {
        problems.push({
          code: 'config/comment',
          offset,
          length,
          message: "JSON doesn't allow comments; this one is skipped.",
          suggestions: ['Remove the comment.'],
          fix: {
            description: 'Remove the comment.',
            edits: [toDeletion(text, offset, offset + length)],
            isLossy: true,
          },
        })
      },
    },
    { allowTrailingComma: true, allowEmptyContent: true },
  )
  return problems
}
