import type { ElementContent, Root } from 'hast'
import { addApiContent, createPlayground, findLead, findPageOperation } from '../../api/index.ts'
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
  limitDepth,
  linkHeadings,
  listCodeLanguages,
  listTrees,
  mayContainMath,
  resolveReferences,
  resolveScripts,
  toPageMarkdown,
} from '../../content/index.ts'
import { createDiagnosticLog, type DiagnosticLog, type Page, toHash, visit } from '../../core/index.ts'
import { blankFrontmatter } from '../../site/index.ts'
import { checkPageStyles, createOriginTest } from '../../theme/index.ts'
import type { Site } from '../site/site.ts'
import { createRenderContext, type PageContext } from './create-render-context.ts'
import type { RenderedApiPage } from './page-record.ts'

/** A page as its author wrote it: expressions and imports are evaluated, components and addresses are left as they are. */
interface EvaluatedPage {
  page: Page
  /** `render` changes the tree. */
  tree: Root
  /** Hash of the text of the page. */
  source: string
  /** The files that the page imports: path → hash of the text, null if there is no such file. */
  imports: Readonly<Record<string, string | null>>
  context: PageContext
  log: DiagnosticLog
}

/** Renders the pages of a site. No state is retained between pages. */
export interface PageRenderer {
  evaluate(page: Page): EvaluatedPage
  render(page: EvaluatedPage): Promise<RenderedApiPage>
}

/** Creates the renderer of a site. The steps of a page are listed in order, each is one function in one file. */
export function createPageRenderer(site: Site): PageRenderer {
  const { source, snippets, addresses, urls, specs, options } = site
  const { api } = site.config
  const { parser, highlighter, math, tailwind } = site.tools
  const loadModule = createModuleLoader(source, parser)
  const allowsOrigin = createOriginTest(options.allowedOrigins ?? [])
  /** A script that every page loads is not loaded again by a page that names it. */
  const loadedScripts = new Set(site.userAssets.scripts.map(({ path }) => addresses.toFileHref(path)))

  function evaluate(page: Page): EvaluatedPage {
    const text = page.content ?? source.readText(page.file) ?? ''
    const log = createDiagnosticLog()
    const imports: Record<string, string | null> = {}
    function importModule(path: string): LoadedModule | undefined {
      const module = loadModule(path)
      imports[path] = module?.hash ?? null
      log.addAll(module?.diagnostics ?? [])
      return module
    }
    const context = createRenderContext(page, site, { log, loadedScripts })
    const parsed = parser.parse(blankFrontmatter(text), page.file)
    log.addAll(parsed.diagnostics)
    limitDepth(parsed.tree, context.reportContent)
    const tree = evaluatePage(parsed.tree, {
      file: page.file,
      knownComponents,
      loadModule: importModule,
      listModules: () => snippets,
      report: log.add,
      allowsOrigin,
    })
    // Snippets add their own depth.
    limitDepth(tree, context.reportContent)
    return { page, tree, source: toHash(text), imports, context, log }
  }

  async function render({ page, tree: evaluated, source, imports, context, log }: EvaluatedPage) {
    const operation = findPageOperation(evaluated, page, api, specs, log.add)
    const playgroundModel = createPlayground(page, operation, api, context)
    addApiContent(evaluated, { page, operation, api, specs, playgroundModel, report: log.add }, context)
    expandNamed(evaluated, 'Heading', context)
    demoteTitles(evaluated, page.title)
    resolveReferences(evaluated, context.references)
    resolveScripts(evaluated, context.resolveScript)
    const description = context.renderInline(findLead(page))
    const writers = createPageMarkdownWriters(page, addresses, urls, context)
    const text = toPageMarkdown({ page, description, tree: evaluated }, writers.markdown)
    addPromptTexts(evaluated, writers.plain)
    expandNamed(evaluated, 'Visibility', context)
    linkHeadings(evaluated, context.ids)
    const tailwindStyles = await tailwind.render(collectClasses(evaluated))
    await highlighter.load(findLanguages(evaluated))
    if (mayContainMath(evaluated)) await math.load()
    const tree = expandComponents(evaluated, context)
    finishTree(tree, context.ids, urls.root)
    log.addAll(checkPageStyles(tree, page.file, allowsOrigin))
    const styles = [...tailwindStyles, ...extractStyles(tree, context.reportContent)]
    const aside = extractAside(tree)
    const body = tree.children as ElementContent[]
    const references = context.listReferences()
    const toc = collectToc(tree)
    const diagnostics = log.list()
    return {
      page,
      description,
      body,
      aside,
      toc,
      styles,
      references,
      text,
      playgroundModel,
      source,
      diagnostics,
      imports,
    }
  }

  return { evaluate, render }
}

/** Finds the languages of all code on a page, including code in components and their props. */
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
