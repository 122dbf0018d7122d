import {
  type ComponentParser,
  type ContentParser,
  createComponentParser,
  createContentParser,
  createHighlighter,
  createIconResolver,
  createMathRenderer,
  createTailwindStyles,
  type Highlighter,
  knownComponents,
  type MathRenderer,
  type TailwindStyles,
} from '../../content/index.ts'
import type { IconResolver } from '../../core/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'

/** What is expensive to create and independent of the site: all pages, and all builds of a process, share one of each. */
export interface Tools {
  icons: IconResolver
  parser: ContentParser
  components: ComponentParser
  highlighter: Highlighter
  math: MathRenderer
  tailwind: TailwindStyles
}

export async function createTools(
  { parser = 'native' }: Pick<BuildOptions, 'parser'>,
  { packageData, parseGuard }: Pick<BuildIo, 'packageData' | 'parseGuard'>,
  icons: IconResolver = createIconResolver(packageData.loadIconCollection),
): Promise<Tools> {
  const native = parser === 'native' ? await packageData.loadNativeParser(parseGuard) : undefined
  return {
    icons,
    parser: createContentParser(knownComponents, native),
    components: createComponentParser(packageData.loadTypeScript),
    highlighter: createHighlighter(),
    math: createMathRenderer(packageData.loadTemml),
    tailwind: createTailwindStyles(),
  }
}
