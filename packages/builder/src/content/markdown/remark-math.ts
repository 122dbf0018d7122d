import type { Paragraph, Root } from 'mdast'
import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import type { Processor } from 'unified'
import { visit } from '../../core/index.ts'
import { dollarMath } from './dollar-math.ts'
import { mathFence } from './math-fence.ts'

/**
 * Parses formulas: `$$ … $$` on one or more lines, and `$ … $` where it is certainly math. Braces in them are TeX, not MDX
 * expressions. A paragraph that contains only `$$ … $$` is a block formula.
 */
export function remarkMath(this: Processor): (tree: Root) => void {
  const data = this.data()
  data.micromarkExtensions ??= []
  const { text = {} } = math({ singleDollarTextMath: false })
  // The extension that is added last is tried first.
  data.micromarkExtensions.push({ flow: { 36: mathFence }, text }, { text: { 36: dollarMath } })
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(mathFromMarkdown())

  return (tree) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const [formula] = paragraph.children
      if (parent === undefined || index === undefined || formula?.type !== 'inlineMath') return
      if (isWhole(paragraph))
        parent.children[index] = { type: 'math', value: formula.value, position: formula.position }
    })
  }
}

function isWhole({ children: [formula, ...rest] }: Paragraph): boolean {
  if (rest.length > 0 || formula?.type !== 'inlineMath') return false
  const { start, end } = formula.position ?? {}
  const length = (end?.offset ?? 0) - (start?.offset ?? 0)
  // Two dollar signs on each side, not one.
  return length >= formula.value.length + 4
}
