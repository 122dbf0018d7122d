import { type SourceRange, START_OF_FILE } from '@spearmint/config'
import type { Node as EstreeNode } from 'estree-jsx'
import type { Position } from 'unist'

/** The position of a node that came to the page from another file (a snippet). */
interface SourcePosition extends Position {
  /** Path in the site's folder. */
  file: string
}

/** A place of a problem. */
export interface Place {
  file: string
  range: SourceRange
}

/** The file an evaluated node comes from, told by its position; undefined when that is the page's own. */
export function findSourceFile(position: Position | undefined): string | undefined {
  return position && 'file' in position ? (position as SourcePosition).file : undefined
}

/** The position of an estree node, whose columns count from 0 where hast's count from 1. */
export function toPosition(node: Pick<EstreeNode, 'loc'>): Position | undefined {
  if (!node.loc) return undefined
  const { start, end } = node.loc
  return {
    start: { line: start.line, column: start.column + 1 },
    end: { line: end.line, column: end.column + 1 },
  }
}

/** The range of a position; the start of the file without one. */
export function toRange(position: Position | undefined): SourceRange {
  if (!position) return START_OF_FILE
  const { start, end } = position
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

/** The position to give to a node of the page: with the file when it is not the page's own. */
export function locate(position: Position | undefined, file: string, pageFile: string): Position | undefined {
  if (!position || file === pageFile) return position
  const located: SourcePosition = { ...position, file }
  return located
}
