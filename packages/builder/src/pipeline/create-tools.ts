import { type LoadedClient, loadClientAssets } from '../assets/load-client-assets.ts'
import { knownComponents } from '../components/registry.ts'
import { createHighlighter, type Highlighter } from '../highlight/create-highlighter.ts'
import { createIconResolver } from '../icons/create-icon-resolver.ts'
import type { IconResolver } from '../icons/icon-resolver.ts'
import { loadIconCollection } from '../icons/load-icon-collection.ts'
import { type ContentParser, createContentParser } from '../markdown/parse-content.ts'
import { createUtilityStyles, type UtilityStyles } from '../utility-classes/create-utility-styles.ts'

/** What is costly to make and knows nothing of a site: one of each serves all pages, and many builds. */
export interface Tools {
  client: LoadedClient
  icons: IconResolver
  parser: ContentParser
  highlighter: Highlighter
  utilities: UtilityStyles
}

export function createTools(): Tools {
  return {
    client: loadClientAssets(),
    icons: createIconResolver(loadIconCollection),
    parser: createContentParser(knownComponents),
    highlighter: createHighlighter(),
    utilities: createUtilityStyles(),
  }
}
