import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent, Root } from 'hast'
import { addApiContent, createPlayground, findEndpointUrl, findLead, findPageOperation } from '../../api/index.ts'
import {
  addPromptTexts,
  collectClasses,
  collectToc,
  createFileParser,
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
  markBands,
  mayContainMath,
  resolveReferences,
  resolveScripts,
  toPageMarkdown,
} from '../../content/index.ts'
import {
  createDiagnosticLog,
  type DiagnosticLog,
  type ImageSize,
  type Page,
  type PageStyle,
  toHash,
  visit,
} from '../../core/index.ts'
import { checkPageStyles, createOriginTest } from '../../theme/index.ts'
import type { Site } from '../site/site.ts'
import { createRenderContext, type PageContext } from './create-render-context.ts'
import { toPageFailure } from './page-failure.ts'
import type { RenderedApiPage } from './page-record.ts'
import { createSpecContent } from './spec-positions.ts'

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

/** A page whose components are not expanded yet. */
interface PreparedPage extends EvaluatedPage {
  description: ElementContent[]
  playgroundModel: RenderedApiPage['playgroundModel']
  endpointUrl: string | undefined
  text: string
  /** Its classes, sorted. Pages with the same classes share a stylesheet. */
  classes: string
  /** Loads what the next step needs. Undefined if everything is loaded, which is so for most pages. */
  load: (() => Promise<void>) | undefined
}

/**
 * Renders the pages of a site in synchronous steps, because only synchronous work can be stopped. No state is
 * retained between pages.
 */
export interface PageRenderer {
  evaluate(page: Page): EvaluatedPage
  prepare(page: EvaluatedPage): PreparedPage
  finish(page: PreparedPage): RenderedApiPage
}

interface RendererOptions {
  /** Whether links to other sites in descriptions of a spec need a position. Finding it takes time. */
  locatesExternalLinks?: boolean
}

/** Creates the renderer of a site. The steps of a page are listed in order, each is one function in one file. */
export function createPageRenderer(site: Site, { locatesExternalLinks = false }: RendererOptions = {}): PageRenderer {
  const { source, snippets, addresses, urls, specs, options } = site
  const { api } = site.config
  const { parser, components, highlighter, math, tailwind } = site.tools
  const parseFile = createFileParser(parser, site.config.variables)
  // What is generated from specs has no variables.
  const parseGenerated = createFileParser(parser, {})
  const loadModule = createModuleLoader(source, { parseFile, components })
  const failedModules = new Map<string, LoadedModule>()
  const allowsOrigin = createOriginTest(options.allowedOrigins ?? [])
  /** What the steps of pages share and can only be loaded asynchronously. */
  const loadedLanguages = new Set<string>()
  const loadedStyles = new Map<string, readonly PageStyle[]>([['', []]])
  let isMathLoaded = false
  /** A script that every page loads is not loaded again by a page that names it. */
  const loadedScripts = new Set(site.userAssets.scripts.map(({ path }) => addresses.toFileHref(path)))

  /** A snippet that cannot be parsed is left out of the pages that import it, and reported in its own file. */
  function loadSafely(path: string): LoadedModule | undefined {
    const failed = failedModules.get(path)
    if (failed !== undefined) return failed
    try {
      return loadModule(path)
    } catch (error) {
      const { diagnostic } = toPageFailure(error, { file: path })
      const hash = toHash(source.readText(path) ?? '')
      const empty: LoadedModule = {
        file: path,
        tree: { type: 'root', children: [] },
        hash,
        diagnostics: [diagnostic],
      }
      failedModules.set(path, empty)
      return empty
    }
  }

  function evaluate(page: Page): EvaluatedPage {
    const text = page.content ?? source.readText(page.file) ?? ''
    const log = createDiagnosticLog()
    const imports: Record<string, string | null> = {}
    function importModule(path: string): LoadedModule | undefined {
      const module = loadSafely(path)
      imports[path] = module?.hash ?? null
      log.addAll(module?.diagnostics ?? [])
      return module
    }
    const context = createRenderContext(page, site, { log, loadedScripts, locatesExternalLinks })
    const parsed = (page.content === undefined ? parseFile : parseGenerated)(text, page.file)
    // Positions in content that is written in a spec are not positions in the file of the spec.
    const inSpec = page.content ? createSpecContent(page, page.content, specs, locatesExternalLinks) : undefined
    const report = inSpec === undefined ? log.add : (found: Diagnostic) => log.add(inSpec.locate(found))
    for (const found of parsed.diagnostics) report(found)
    limitDepth(parsed.tree, context.reportContent)
    const tree = evaluatePage(parsed.tree, {
      file: page.file,
      knownComponents,
      loadModule: importModule,
      listModules: () => snippets,
      report,
      allowsOrigin,
    })
    inSpec?.setPositions(tree)
    // Snippets add their own depth.
    limitDepth(tree, context.reportContent)
    return { page, tree, source: toHash(text), imports, context, log }
  }

  function prepare(evaluated: EvaluatedPage): PreparedPage {
    const { page, tree, context, log } = evaluated
    const operation = findPageOperation(tree, page, api, specs, log.add)
    const playgroundModel = createPlayground(page, operation, api, context)
    const endpointUrl = findEndpointUrl(page.endpoint, operation, api)
    addApiContent(tree, { page, operation, api, specs, playgroundModel, report: log.add }, context)
    expandNamed(tree, 'Heading', context)
    demoteTitles(tree, page)
    resolveReferences(tree, context.references)
    resolveScripts(tree, context.resolveScript)
    checkRelated(page, context)
    const description = context.renderLead(findLead(page))
    const writers = createPageMarkdownWriters(page, addresses, urls, context)
    const text = toPageMarkdown({ page, description, tree }, writers.markdown)
    addPromptTexts(tree, writers.plain)
    expandNamed(tree, 'Visibility', context)
    linkHeadings(tree, context.ids)
    const names = collectClasses(tree)
    const classes = [...names].sort().join(' ')
    return {
      ...evaluated,
      description,
      playgroundModel,
      endpointUrl,
      text,
      classes,
      load: findLoads(tree, names, classes),
    }
  }

  /** Finds what has to be loaded before the components of a page are expanded. */
  function findLoads(tree: Root, names: ReadonlySet<string>, classes: string): PreparedPage['load'] {
    const languages = [...findLanguages(tree)].filter((language) => !loadedLanguages.has(language))
    const needsStyles = !loadedStyles.has(classes)
    const needsMath = !isMathLoaded && mayContainMath(tree)
    if (!needsStyles && languages.length === 0 && !needsMath) return undefined
    return async () => {
      if (needsStyles) loadedStyles.set(classes, await tailwind.render(names))
      await highlighter.load(languages)
      for (const language of languages) loadedLanguages.add(language)
      if (needsMath) await math.load()
      isMathLoaded ||= needsMath
    }
  }

  function finish({ page, tree: prepared, source, imports, context, log, ...rest }: PreparedPage): RenderedApiPage {
    const { description, playgroundModel, endpointUrl, text, classes } = rest
    const tailwindStyles = loadedStyles.get(classes) ?? []
    const tree = expandComponents(prepared, context)
    const images: Record<string, ImageSize | null> = {}
    function findImageSize(src: string): ImageSize | undefined {
      const path = addresses.toFilePath(src)
      const size = path === undefined ? undefined : site.findImageSize(path)
      if (path !== undefined) images[path] = size ?? null
      return size
    }
    finishTree(tree, context.ids, { words: context.words, root: urls.root, findImageSize })
    log.addAll(checkPageStyles(tree, page.file, allowsOrigin))
    const styles = [...tailwindStyles, ...extractStyles(tree, context.reportContent)]
    const aside = extractAside(tree)
    if (page.frontmatter.mode === 'custom') markBands(tree)
    return {
      page,
      description,
      body: tree.children as ElementContent[],
      aside,
      toc: collectToc(tree),
      styles,
      references: context.listReferences(),
      text,
      playgroundModel,
      endpointUrl,
      source,
      diagnostics: log.list(),
      imports,
      images,
    }
  }

  return { evaluate, prepare, finish }
}

/** Reports links to further reading that are broken. They are rendered with the frame. */
function checkRelated({ frontmatter, relatedRange: range }: Page, { references }: PageContext): void {
  const position = range && {
    start: { line: range.line, column: range.column },
    end: { line: range.endLine, column: range.endColumn },
  }
  for (const { href } of frontmatter.related ?? []) references.resolveHref(href, position)
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
