import type { Root } from 'hast'
import type temml from 'temml'
import { visit } from '../../../core/index.ts'
import { listTrees } from '../../transforms/list-trees.ts'
import type { RenderContext } from '../render-context.ts'
import { findMathExcess, findMaxExpansions } from './find-math-excess.ts'
import { parseMath } from './parse-math.ts'
import { toMathError } from './to-math-error.ts'

/** What is used of Temml. */
export type Temml = Pick<typeof temml, 'renderToString'>

/** Commands of KaTeX, for which most formulas in documentation are written, that Temml doesn't have. */
const KATEX_MACROS: Readonly<Record<string, string>> = {
  '\\KaTeX': '\\text{KaTeX}',
  '\\approxcolon': '\\mathrel{\\approx\\mathrel{:}}',
  '\\approxcoloncolon': '\\mathrel{\\approx\\dblcolon}',
  '\\overlinesegment': '\\overline{#1}',
  '\\simcolon': '\\mathrel{\\sim\\mathrel{:}}',
  '\\simcoloncolon': '\\mathrel{\\sim\\dblcolon}',
  '\\textcopyright': '\\text{©}',
  '\\textregistered': '\\text{®}',
  '\\underlinesegment': '\\underline{#1}',
  '\\xrightleftarrows': '\\xtofrom',
}

export interface MathRenderer {
  /** Loads Temml, unless it is loaded. It is half a megabyte that only pages with formulas need. */
  load(): Promise<void>
  /** See {@link RenderContext.renderMath}. Call `load` first. */
  render: RenderContext['renderMath']
}

/** Creates the renderer of a build. Formulas become MathML, which browsers draw without fonts or scripts from us. */
export function createMathRenderer(loadTemml: () => Promise<Temml>): MathRenderer {
  let loaded: Temml | undefined
  return {
    async load() {
      loaded ??= await loadTemml()
    },
    render(tex, isBlock) {
      if (loaded === undefined) throw new Error('Temml is not loaded')
      const excess = findMathExcess(tex)
      if (excess !== undefined) return { error: { reason: excess } }
      const options = {
        displayMode: isBlock,
        annotate: true,
        // Temml adds the definitions of a formula to this object.
        macros: { ...KATEX_MACROS },
        maxExpand: findMaxExpansions(tex),
        throwOnError: true,
      }
      try {
        return parseMath(loaded.renderToString(tex, options))
      } catch (error) {
        // Nesting that the bounds do not know of. Temml has no state that an overflow could leave broken.
        if (error instanceof RangeError) return { error: { reason: 'it nests too deeply' } }
        // Besides its own errors, Temml throws plain ones for a few invalid arguments.
        if (error instanceof Error) return { error: toMathError(error, tex) }
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
