import type { SiteConfig } from '@spearmint/config'
import type { ElementContent, Root } from 'hast'
import { expandComponents } from '../components/expand-components.ts'
import { expandNamed } from '../components/expand-named.ts'
import { knownComponents } from '../components/registry.ts'
import { listCodeLanguages } from '../highlight/list-code-languages.ts'
import { collectToc } from '../html/collect-toc.ts'
import { demoteTitles, linkHeadings } from '../html/headings.ts'
import { resolveReferences } from '../html/resolve-references.ts'
import { resolveScripts } from '../html/resolve-scripts.ts'
import { takeAside } from '../html/take-aside.ts'
import { takeStyles } from '../html/take-styles.ts'
import type { LinkAdvisor } from '../links/create-link-advisor.ts'
import { evaluatePage } from '../mdx/evaluate-page.ts'
import type { Addresses } from '../model/addresses.ts'
import { createAnchorIds } from '../model/anchor-ids.ts'
import { createDiagnosticLog } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { LinkResolver } from '../model/link-resolver.ts'
import { listTrees } from '../model/list-trees.ts'
import type { Page } from '../model/page.ts'
import type { PublicUrls } from '../model/public-urls.ts'
import type { RenderedPage } from '../model/rendered-page.ts'
import type { SiteInspector } from '../model/site-inspector.ts'
import { toHash } from '../model/to-hash.ts'
import { visit } from '../model/visit.ts'
import { blankFrontmatter } from '../source/page/blank-frontmatter.ts'
import { collectClasses } from '../utility-classes/collect-classes.ts'
import { addApiContent, findLead } from './add-api-content.ts'
import { checkPageStyles } from './check-page-styles.ts'
import { createModuleLoader, type LoadedModule } from './create-module-loader.ts'
import { createPlayground } from './create-playground.ts'
import { createRenderContext } from './create-render-context.ts'
import type { Tools } from './create-tools.ts'
import { finishTree } from './finish-tree.ts'
import type { Specs } from './load-specs.ts'
import { readPageOperation } from './read-page-operation.ts'
import { writePageText } from './write-page-text.ts'

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
  specs: Pick<Specs, 'reportTo'>
  /** Addresses of the scripts that every page loads: one that a page names too is not loaded twice. Default none. */
  loadedScripts?: ReadonlySet<string>
  /** Whether pages may load scripts from an origin. */
  allowsOrigin: (origin: string) => boolean
  tools: Pick<Tools, 'icons' | 'parser' | 'highlighter' | 'utilities'>
  /** Looks at the pages that are rendered. */
  inspector?: SiteInspector | undefined
}

export interface PageRenderer {
  /** Renders one page from the whole text of its file. Nothing is kept of a page that is done. */
  render(page: Page, text: string): Promise<RenderedPage>
}

/**
 * Creates the renderer of a build.
 * The steps of a page stand in `render`, in order; each is one function of one file.
 */
export function createPageRenderer(input: PageRendererInput): PageRenderer {
  const { source, api, snippets, links, addresses, urls, advisor, specs, loadedScripts, allowsOrigin, inspector } =
    input
  const { icons, parser, highlighter, utilities } = input.tools
  const loadModule = createModuleLoader(source, parser)

  async function render(page: Page, text: string): Promise<RenderedPage> {
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
    const operation = readPageOperation(evaluated, page, api)
    const playgroundModel = createPlayground(page, operation, api, context)
    addApiContent(evaluated, { page, operation, api, playgroundModel }, context)
    expandNamed(evaluated, 'Heading', context)
    demoteTitles(evaluated, page.title)
    resolveReferences(evaluated, context.references)
    resolveScripts(evaluated, context.resolveScript)
    const description = context.renderInline(findLead(page))
    const pageText = writePageText({ page, description, tree: evaluated }, { addresses, urls, context })
    expandNamed(evaluated, 'Visibility', context)
    linkHeadings(evaluated, context.ids)
    const utilityStyles = await utilities.render(collectClasses(evaluated))
    await highlighter.load(findLanguages(evaluated))
    const tree = expandComponents(evaluated, context)
    finishTree(tree, context.ids)
    checkPageStyles(tree, allowsOrigin, context.reportAt)
    const styles = [...utilityStyles, ...takeStyles(tree, context.reportAt)]
    const aside = takeAside(tree)
    const body = tree.children as ElementContent[]
    const references = context.listReferences()
    const toc = collectToc(tree)
    const rendered: RenderedPage = {
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
