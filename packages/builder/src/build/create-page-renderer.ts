import type { SiteConfig } from '@spearmint/config'
import type { ElementContent, Root } from 'hast'
import { addApiContent, createPlayground, findLead, readPageOperation, type Specs } from '../api/index.ts'
import type { SiteInspector } from '../check/index.ts'
import {
  addPromptTexts,
  collectClasses,
  collectToc,
  createModuleLoader,
  createPageMarkdownWriters,
  demoteTitles,
  evaluatePage,
  expandComponents,
  expandNamed,
  extractAside,
  extractStyles,
  finishTree,
  knownComponents,
  type LoadedModule,
  linkHeadings,
  listCodeLanguages,
  listTrees,
  mayContainMath,
  resolveReferences,
  resolveScripts,
  toPageMarkdown,
} from '../content/index.ts'
import {
  type Addresses,
  createAnchorIds,
  createDiagnosticLog,
  type LinkResolver,
  type Page,
  type PublicUrls,
  type SourceFolder,
  toHash,
  visit,
} from '../core/index.ts'
import { blankFrontmatter, type LinkAdvisor } from '../site/index.ts'
import { checkPageStyles } from '../theme/index.ts'
import { createRenderContext } from './create-render-context.ts'
import type { Tools } from './create-tools.ts'
import type { RenderedApiPage } from './page-record.ts'

/** What pages are rendered with; the same for all of a build. */
export interface PageRendererInput {
  source: Pick<SourceFolder, 'readText' | 'readBytes'>
  /** What the configuration says of pages about an API. */
  api: SiteConfig['api']
  /** Paths of the files that pages may import, for suggestions. */
  snippets: readonly string[]
  links: LinkResolver
  addresses: Addresses
  urls: PublicUrls
  advisor: LinkAdvisor
  specs: Pick<Specs, 'reportTo' | 'findByFile'>
  /** Addresses of the scripts that every page loads: one that a page names too is not loaded twice. Default none. */
  loadedScripts?: ReadonlySet<string>
  /** Whether pages may load scripts from an origin. */
  allowsOrigin: (origin: string) => boolean
  tools: Pick<Tools, 'icons' | 'parser' | 'highlighter' | 'math' | 'tailwind'>
  /** Looks at the pages that are rendered. */
  inspector?: SiteInspector | undefined
}

export interface PageRenderer {
  /** Renders one page from the whole text of its file. Nothing is kept of a page that is done. */
  render(page: Page, text: string): Promise<RenderedApiPage>
}

/**
 * Creates the renderer of a build.
 * The steps of a page stand in `render`, in order; each is one function of one file.
 */
export function createPageRenderer(input: PageRendererInput): PageRenderer {
  const { source, api, snippets, links, addresses, urls, advisor, specs, loadedScripts, allowsOrigin, inspector } =
    input
  const { icons, parser, highlighter, math, tailwind } = input.tools
  const loadModule = createModuleLoader(source, parser)

  async function render(page: Page, text: string): Promise<RenderedApiPage> {
    const log = createDiagnosticLog()
    specs.reportTo(log.add)
    const imports: Record<string, string | null> = {}
    function importModule(path: string): LoadedModule | undefined {
      const module = loadModule(path)
      imports[path] = module?.hash ?? null
      log.addAll(module?.diagnostics ?? [])
      return module
    }
    const context = createRenderContext({
      page,
      ids: createAnchorIds(),
      icons,
      highlighter,
      math,
      links,
      advisor,
      parser,
      log,
      loadedScripts,
    })
    const parsed = parser.parse(blankFrontmatter(text), page.file)
    log.addAll(parsed.diagnostics)
    const evaluated = evaluatePage(parsed.tree, {
      file: page.file,
      knownComponents,
      loadModule: importModule,
      listModules: () => snippets,
      report: log.add,
      allowsOrigin,
    })
    inspector?.seeWritten(page, evaluated)
    const operation = readPageOperation(evaluated, page, api, specs)
    const playgroundModel = createPlayground(page, operation, api, context)
    addApiContent(evaluated, { page, operation, api, specs, playgroundModel }, context)
    expandNamed(evaluated, 'Heading', context)
    demoteTitles(evaluated, page.title)
    resolveReferences(evaluated, context.references)
    resolveScripts(evaluated, context.resolveScript)
    const description = context.renderInline(findLead(page))
    const writers = createPageMarkdownWriters(page, addresses, urls, context)
    const pageText = toPageMarkdown({ page, description, tree: evaluated }, writers.markdown)
    addPromptTexts(evaluated, writers.plain)
    expandNamed(evaluated, 'Visibility', context)
    linkHeadings(evaluated, context.ids)
    const tailwindStyles = await tailwind.render(collectClasses(evaluated))
    await highlighter.load(findLanguages(evaluated))
    if (mayContainMath(evaluated)) await math.load()
    const tree = expandComponents(evaluated, context)
    finishTree(tree, context.ids)
    log.addAll(checkPageStyles(tree, page.file, allowsOrigin))
    const styles = [...tailwindStyles, ...extractStyles(tree, context.reportContent)]
    const aside = extractAside(tree)
    const body = tree.children as ElementContent[]
    const references = context.listReferences()
    const toc = collectToc(tree)
    const rendered: RenderedApiPage = {
      page,
      description,
      body,
      aside,
      toc,
      styles,
      references,
      text: pageText,
      ...(playgroundModel && { playgroundModel }),
      source: toHash(text),
      diagnostics: log.list(),
      imports,
    }
    inspector?.seeRendered(rendered)
    return rendered
  }

  return { render }
}

/** The languages of all code on a page, of code in components and in their props too. */
function findLanguages(tree: Root): Set<string> {
  const languages = new Set<string>()
  for (const part of listTrees(tree)) {
    visit(part, 'component', (node) => {
      const { language, code } = node.props
      if (typeof language !== 'string') return
      for (const name of listCodeLanguages(language, typeof code === 'string' ? code : '')) languages.add(name)
    })
  }
  return languages
}
