import type { PageWords } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import type { AnchorIds, IconResolver } from '../../core/index.ts'
import type { PageProblem } from '../codes.ts'
import type { ComponentNode } from './component-node.ts'
import type { MathError } from './latex/to-math-error.ts'

/** What a component can use of the page that contains it. */
export interface RenderContext {
  /** The IDs that are taken on this page. A component claims its own here. */
  ids: AnchorIds
  icons: IconResolver
  /** The words of the language of the page. */
  words: PageWords
  /** Resolves a link as written (`/a`, `../b`, `https://…`) to the one to put in the page. */
  resolveHref(href: string, at: ComponentNode): string
  /** Resolves the path of an image or another file in the same way. */
  resolveAsset(src: string, at: ComponentNode): string
  /** Reports a problem at the position of the node. */
  report(problem: PageProblem, at: ComponentNode): void
  /**
   * Highlights code at build time and returns the hast of each line. An unknown language gives plain lines and
   * `known: false`; no language gives plain lines and `known: true`. `near` lists languages with names similar to an
   * unknown one, and `isTooLong` means that the code is plain because of its length.
   */
  highlight(
    code: string,
    language: string | undefined,
  ): { lines: ElementContent[][]; known: boolean; near?: readonly string[]; isTooLong?: boolean }
  /**
   * Renders TeX to MathML, as part of a line or as a block. Returns what is wrong with the TeX if it is not valid.
   */
  renderMath(tex: string, isBlock: boolean): { math: ElementContent[] } | { error: MathError }
  /** Renders Markdown from a prop (a caption, a description) to inline hast. */
  renderInline(markdown: string): ElementContent[]
}
