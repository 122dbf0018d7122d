import type { Position } from 'unist'
import type { PageProblem } from '../../codes.ts'
import type { ComponentNode } from '../component-node.ts'
import type { Formula } from './to-formula.ts'
import type { MathError } from './to-math-error.ts'

/** How many characters of a formula a message quotes. */
const MAX_QUOTE_LENGTH = 60

/** What is wrong with a formula, and where. The second value is what a context needs to find the position. */
export function toReport(formula: Formula, error: MathError, node: ComponentNode): [PageProblem, ComponentNode] {
  const position = findPosition(formula, error)
  const problem: PageProblem = {
    code: 'page/math',
    message: `The formula ${toQuote(formula.tex)} cannot be rendered: ${error.reason}.`,
    suggestions: [toSuggestion(formula, error)],
  }
  // A snippet is in another file, which is a property of the position.
  return [problem, position ? { ...node, position: { ...node.position, ...position } } : node]
}

function toQuote(tex: string): string {
  const line = tex.replace(/\s+/g, ' ')
  return `\`${line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line}\``
}

function toSuggestion({ text }: Formula, { reason }: MathError): string {
  if (text?.data?.isBetweenDollars !== true)
    return 'Correct the formula. MDX evaluates braces inside <Latex>: put such a formula between $$.'
  return reason.startsWith('unknown command')
    ? 'Correct the spelling, or define the command with \\newcommand in the formula.'
    : 'Correct the formula.'
}

function findPosition({ text }: Formula, { offset }: MathError): Position | undefined {
  if (offset === undefined || text?.position === undefined || text.data?.isBetweenDollars !== true) return undefined
  const indent = text.value.length - text.value.trimStart().length
  const before = text.value.slice(0, indent + offset).split('\n')
  const line = text.position.start.line + before.length - 1
  const column = text.position.start.column + (before.at(-1)?.length ?? 0)
  return { start: { line, column }, end: { line, column: column + 1 } }
}
