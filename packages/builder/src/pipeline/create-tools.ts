import { loadClientAssets } from '../assets/load-client-assets.ts'
import type { LoadedClient } from '../assets/loaded-client.ts'
import { knownComponents } from '../components/registry.ts'
import { createHighlighter, type Highlighter } from '../highlight/create-highlighter.ts'
import { createIconResolver } from '../icons/create-icon-resolver.ts'
import type { IconResolver } from '../icons/icon-resolver.ts'
import { loadIconCollection } from '../icons/load-icon-collection.ts'
import { loadNativeParser } from '../markdown/native/load-native-parser.ts'
import { type ContentParser, createContentParser } from '../markdown/parse-content.ts'
import type { BuildOptions } from '../model/build.ts'
import type { ParseGuard } from '../model/parse-guard.ts'
import { createUtilityStyles, type UtilityStyles } from '../utility-classes/create-utility-styles.ts'

/** What is costly to make and knows nothing of a site: one of each serves all pages, and many builds. */
export interface Tools {
  client: LoadedClient
  icons: IconResolver
  parser: ContentParser
  highlighter: Highlighter
  utilities: UtilityStyles
}

/** `parser` as in {@link BuildOptions}; `guard` is that of the native one. */
export async function createTools(parser: BuildOptions['parser'] = 'native', guard?: ParseGuard): Promise<Tools> {
  const native = parser === 'native' ? await loadNativeParser(guard) : undefined
  return {
    client: loadClientAssets(),
    icons: createIconResolver(loadIconCollection),
    parser: createContentParser(knownComponents, native),
    highlighter: createHighlighter(),
    utilities: createUtilityStyles(),
  }
}
