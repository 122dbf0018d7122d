import {
  type ContentParser,
  type CrashGuard,
  createContentParser,
  createHighlighter,
  createIconResolver,
  createMathRenderer,
  createTailwindStyles,
  type Highlighter,
  knownComponents,
  type MathRenderer,
  type TailwindStyles,
} from '../content/index.ts'
import type { IconResolver } from '../core/index.ts'
import type { LoadedClient } from '../theme/index.ts'
import type { BuildOptions } from './build-options.ts'
import type { PackageData } from './package-data.ts'

/** What is costly to make and knows nothing of a site: one of each serves all pages, and many builds. */
export interface Tools {
  client: LoadedClient
  icons: IconResolver
  parser: ContentParser
  highlighter: Highlighter
  math: MathRenderer
  tailwind: TailwindStyles
}

/** `parser` as in {@link BuildOptions}; `guard` is that of the native one. */
export async function createTools(
  packageData: PackageData,
  parser: BuildOptions['parser'] = 'native',
  guard?: CrashGuard,
): Promise<Tools> {
  const native = parser === 'native' ? await packageData.loadNativeParser(guard) : undefined
  return {
    client: await packageData.loadClient(),
    icons: createIconResolver(packageData.loadIconCollection),
    parser: createContentParser(knownComponents, native),
    highlighter: createHighlighter(),
    math: createMathRenderer(packageData.loadKatex),
    tailwind: createTailwindStyles(),
  }
}
