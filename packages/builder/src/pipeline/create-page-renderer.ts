import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { expandComponents } from '../components/expand-components.ts'
import { findComponent, knownComponents } from '../components/registry.ts'
import { createHighlighter } from '../highlight/create-highlighter.ts'
import { collectToc } from '../html/collect-toc.ts'
import { demoteTitles, linkHeadings } from '../html/headings.ts'
import { mendOutline } from '../html/mend-outline.ts'
import { prepareElements } from '../html/prepare-elements.ts'
import { resolveReferences } from '../html/resolve-references.ts'
import { takeAside } from '../html/take-aside.ts'
import { takeStyles } from '../html/take-styles.ts'
import type { IconResolver } from '../icons/icon-resolver.ts'
import { createContentParser } from '../markdown/parse-content.ts'
import { evaluatePage } from '../mdx/evaluate-page.ts'
import { createAnchorIds } from '../model/anchor-ids.ts'
import type { DiagnosticLog } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { LinkResolver } from '../model/link-resolver.ts'
import { listTrees } from '../model/list-trees.ts'
import type { Page } from '../model/page.ts'
import type { RenderedPage } from '../model/rendered-page.ts'
import { createTextWriter } from '../page-text/create-text-writer.ts'
import { renderPageText } from '../page-text/render-page-text.ts'
import { addApiContent, findLead } from './add-api-content.ts'
import { createModuleLoader } from './create-module-loader.ts'
import { createRenderContext } from './create-render-context.ts'

/** What pages are rendered with; the same for all of a build. */
export interface PageRendererInput {
  source: SourceFolder
  /** Paths of the files that pages may import, for suggestions. */
  snippets: readonly string[]
  links: LinkResolver
  icons: IconResolver
  log: DiagnosticLog
}

export interface PageRenderer {
  /** Renders one page from the text of its file. Problems go to the log; nothing is kept of a page that is done. */
  render(page: Page, text: string): Promise<RenderedPage>
}

/**
 * Creates the renderer of a build: one parser and one highlighter for all pages.
 * The steps of a page stand in `render`, in order; each is one function of one file.
 */
export function createPageRenderer(input: PageRendererInput): PageRenderer {
  const { source, snippets, links, icons, log } = input
  const parser = createContentParser(knownComponents)
  const highlighter = createHighlighter()
  const loadModule = createModuleLoader(source, parser, log)

  async function render(page: Page, text: string): Promise<RenderedPage> {
    const context = createRenderContext({ page, ids: createAnchorIds(), icons, highlighter, links, parser, log })
    const parsed = parser.parse(text, page.file)
    log.addAll(parsed.diagnostics)
    const evaluated = evaluatePage(parsed.tree, {
      file: page.file,
      knownComponents,
      loadModule,
      listModules: () => snippets,
      report: log.add,
    })
    addApiContent(evaluated, page, context)
    demoteTitles(evaluated, page.title)
    resolveReferences(evaluated, context.references)
    const description = context.renderInline(findLead(page))
    const writer = createTextWriter({ ...context, toComponentName: (name) => findComponent(name)?.name ?? name })
    const pageText = renderPageText({ page, description, tree: evaluated }, writer)
    linkHeadings(evaluated, context.ids)
    await highlighter.load(findLanguages(evaluated))
    const tree = expandComponents(evaluated, context)
    mendOutline(tree)
    prepareElements(tree)
    const styles = takeStyles(tree, context.reportAt)
    const aside = takeAside(tree)
    const body = tree.children as ElementContent[]
    return { page, description, body, aside, toc: collectToc(tree), styles, text: pageText }
  }

  return { render }
}

/** The languages of all code on a page, of code in components and in their props too. */
function findLanguages(tree: Root): Set<string> {
  const languages = new Set<string>()
  for (const part of listTrees(tree)) {
    visit(part, 'component', (node) => {
      if (typeof node.props.language === 'string') languages.add(node.props.language)
    })
  }
  return languages
}
