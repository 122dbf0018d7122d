import { knownComponents } from '../components/registry.ts'
import { createHighlighter, type Highlighter } from '../highlight/create-highlighter.ts'
import { type ContentParser, createContentParser } from '../markdown/parse-content.ts'
import { createUtilityStyles, type UtilityStyles } from '../utility-classes/create-utility-styles.ts'

/** What is costly to make and knows nothing of a site: one of each serves all pages, and many builds. */
export interface RenderTools {
  parser: ContentParser
  highlighter: Highlighter
  utilities: UtilityStyles
}

export function createRenderTools(): RenderTools {
  return {
    parser: createContentParser(knownComponents),
    highlighter: createHighlighter(),
    utilities: createUtilityStyles(),
  }
}
