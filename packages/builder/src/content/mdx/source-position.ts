import type { SourceRange } from '@spearmint/config/diagnostics'
import type { Node as EstreeNode } from 'estree-jsx'
import type { Position } from 'unist'

/** The position of a node from another file than the page: from a snippet. */
interface SourcePosition extends Position {
  /** Path relative to the site's folder. */
  file: string
}

/** The location of a problem. */
export interface SourceLocation {
  file: string
  range: SourceRange
}

/** Finds the file that an evaluated node is from. Undefined if it is the page itself. */
export function findSourceFile(position: Position | undefined): string | undefined {
  return position && 'file' in position ? (position as SourcePosition).file : undefined
}

/** Converts the position of an estree node, whose columns start at 0, to one of hast, whose columns start at 1. */
export function toPosition(node: Pick<EstreeNode, 'loc'>): Position | undefined {
  if (!node.loc) return undefined
  const { start, end } = node.loc
  return {
    start: { line: start.line, column: start.column + 1 },
    end: { line: end.line, column: end.column + 1 },
  }
}

/** Adds the file to the position of a node, unless it is the page itself. */
export function withSourceFile(position: Position | undefined, file: string, pageFile: string): Position | undefined {
  if (!position || file === pageFile) return position
  const located: SourcePosition = { ...position, file }
  return located
}
