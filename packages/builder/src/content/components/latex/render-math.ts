import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { loadKatex } from './load-katex.ts'

/**
 * Turns TeX into MathML, which browsers draw without styles or fonts of ours. Gives the error's text instead when the
 * TeX is wrong. `isBlock` sets it on a line of its own.
 */
export function renderMath(tex: string, isBlock = false): { math: ElementContent[] } | { error: string } {
  const katex = loadKatex()
  try {
    const html = katex.renderToString(tex, { output: 'mathml', displayMode: isBlock, throwOnError: true })
    return { math: fromHtml(html, { fragment: true }).children as ElementContent[] }
  } catch (error) {
    if (error instanceof katex.ParseError) return { error: error.message }
    throw error
  }
}
