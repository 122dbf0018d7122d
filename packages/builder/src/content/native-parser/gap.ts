import type {
  MdxFlowExpression,
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx'
import type { Point } from 'unist'

/** A piece of JavaScript for which the native parser returns no program. */
export interface Gap {
  kind: 'expression' | 'value' | 'spread' | 'esm'
  /** The node that gets the program. */
  owner: MdxFlowExpression | MdxTextExpression | MdxJsxAttributeValueExpression | MdxJsxExpressionAttribute | MdxjsEsm
  /** The piece as written, including its braces. */
  source: string
  /** The position where the source starts. */
  start: Point
}
