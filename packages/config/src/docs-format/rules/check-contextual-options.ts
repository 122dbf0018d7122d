import type { ValueProblem } from '../../problems/config-problem.ts'
import { isHostedOption } from '../convert/to-contextual.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Each entry of the page menu appears once, and works without a hosted service. */
export function checkContextualOptions({ settings }: DocsFacts): ValueProblem[] {
  const options = settings.contextual?.options ?? []
  const problems: ValueProblem[] = options.flatMap((option, index): ValueProblem[] =>
    typeof option === 'string' && options.indexOf(option) < index
      ? [
          {
            code: 'config/duplicate-option',
            path: ['contextual', 'options', index],
            at: 'value',
            message: `"contextual.options" contains "${option}" more than once.`,
            suggestions: ['Remove one of them.'],
            change: { kind: 'remove', path: ['contextual', 'options', index] },
          },
        ]
      : [],
  )
  const hosted = options.filter(isHostedOption)
  if (hosted.length === 0) return problems
  const shown = hosted.map((option) => (typeof option === 'string' ? option : option.title))
  const names = [...new Set(shown)].map((name) => `"${name}"`).join(', ')
  return [
    ...problems,
    {
      code: 'config/hosted-option',
      path: ['contextual', 'options'],
      at: 'key',
      message: `The page menu leaves out ${names}: ${hosted.length === 1 ? 'it needs' : 'they need'} a hosted service.`,
      suggestions: ['Keep them for other tools, or remove them.'],
    },
  ]
}
