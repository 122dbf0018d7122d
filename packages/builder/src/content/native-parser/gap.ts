import type {
  MdxFlowExpression,
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx'
import type { Point } from 'unist'

/** A piece of JavaScript whose program the native parser leaves out. */
export interface Gap {
  kind: 'expression' | 'value' | 'spread' | 'esm'
  /** The node that holds the program. */
  owner: MdxFlowExpression | MdxTextExpression | MdxJsxAttributeValueExpression | MdxJsxExpressionAttribute | MdxjsEsm
  /** The piece as it stands in the text, with its braces. */
  source: string
  /** Where the source begins. */
  start: Point
}
