import { createWordsSearch } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import { h, s } from 'hastscript'
import temml from 'temml'
import { createAnchorIds } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'
import { createMathRenderer } from '../latex/create-math-renderer.ts'
import type { RenderContext } from '../render-context.ts'

const math = createMathRenderer(async () => temml)
await math.load()

/** A problem and the component that reports it. */
export type Report = Parameters<RenderContext['report']>[0] & { component: string }

/**
 * Creates a context with fakes: resolved links and paths get a prefix (`javascript:` resolves to nothing), icons contain
 * their name, code is not highlighted, and all reports are collected. Icons and languages whose names start with
 * `unknown` are unknown.
 */
export function createTestContext(): RenderContext & { reports: Report[] } {
  const reports: Report[] = []
  return {
    reports,
    ids: createAnchorIds(),
    words: createWordsSearch({})(),
    icons: {
      library: 'fontawesome',
      resolve: ({ name, type }) => ({
        svg: s('svg', { class: 'icon', dataName: type ? `${type} ${name}` : name, ariaHidden: 'true' }),
        match: name.startsWith('unknown') ? 'unknown' : 'exact',
        suggestions: name.startsWith('unknown') ? ['rocket'] : [],
      }),
    },
    resolveHref: (href) => (href.startsWith('javascript:') ? '' : href.replace(/^\/(?!\/)/, '/base/')),
    resolveAsset: (src) => (src.startsWith('/') ? `/assets${src}` : src),
    report: (problem, at: ComponentNode) => void reports.push({ ...problem, component: at.name }),
    highlight: (code, language) => ({
      lines: code.split('\n').map((line): ElementContent[] => (line === '' ? [] : [{ type: 'text', value: line }])),
      known: !language?.startsWith('unknown'),
    }),
    renderMath: math.render,
    renderInline: (markdown) =>
      markdown.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : { type: 'text', value: part })),
  }
}
