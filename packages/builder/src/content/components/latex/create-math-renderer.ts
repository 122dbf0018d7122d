import type { ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type katex from 'katex'
import { visit } from '../../../core/index.ts'
import { listTrees } from '../../transforms/list-trees.ts'
import type { RenderContext } from '../render-context.ts'
import { findMathExcess, findMaxExpansions } from './find-math-excess.ts'

/** What is used of KaTeX. */
export type Katex = Pick<typeof katex, 'renderToString' | 'ParseError'>

export interface MathRenderer {
  /** Loads KaTeX, unless it is loaded. It is half a megabyte that only pages with formulas need. */
  load(): Promise<void>
  /** See {@link RenderContext.renderMath}. Call `load` first. */
  render: RenderContext['renderMath']
}

/** Creates the renderer of a build. Formulas become MathML, which browsers draw without styles or fonts from us. */
export function createMathRenderer(loadKatex: () => Promise<Katex>): MathRenderer {
  let loaded: Katex | undefined
  return {
    async load() {
      loaded ??= await loadKatex()
    },
    render(tex, isBlock) {
      if (loaded === undefined) throw new Error('KaTeX is not loaded')
      const excess = findMathExcess(tex)
      if (excess !== undefined) return { error: excess }
      const options = { displayMode: isBlock, maxExpand: findMaxExpansions(tex), throwOnError: true } as const
      try {
        const html = loaded.renderToString(tex, { output: 'mathml', ...options })
        return { math: fromHtml(html, { fragment: true }).children as ElementContent[] }
      } catch (error) {
        if (error instanceof loaded.ParseError) return { error: error.message }
        // Nesting that the bounds do not know of. KaTeX has no state that an overflow could leave broken.
        if (error instanceof RangeError) return { error: 'it nests too deeply' }
        throw error
      }
    },
  }
}

/**
 * Whether a page may contain formulas: it has a `Latex` component, or a prop in which Markdown would find one (the
 * caption of a frame), which is parsed only when its component is rendered.
 */
export function mayContainMath(tree: Root): boolean {
  return listTrees(tree).some((part) => {
    let isFound = false
    visit(part, 'component', ({ name, props: { code: _code, ...props } }) => {
      isFound ||= name === 'Latex' || Object.values(props).some(isMarkdownWithMath)
    })
    return isFound
  })
}

function isMarkdownWithMath(prop: unknown): boolean {
  return typeof prop === 'string' && /\$[^$]*\$/.test(prop)
}
