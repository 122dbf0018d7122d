import type { Node } from 'unist'
import type { MarkdownProblem } from '../../codes/markdown-codes.ts'

/** Valid Markdown that certainly means something else than its author expects. Offsets are those in the text. */
export interface Mistake extends Omit<MarkdownProblem, 'file' | 'range' | 'suggestions'> {
  start: number
  end: number
  suggestion: string
}

/** Where a node is in the text. Undefined for a node that the parser added. */
export function findExtent({ position }: Node): { start: number; end: number } | undefined {
  const { start, end } = position ?? {}
  return start?.offset === undefined || end?.offset === undefined ? undefined : { start: start.offset, end: end.offset }
}
