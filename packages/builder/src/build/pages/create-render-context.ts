import { type Problem, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { ElementContent, Root } from 'hast'
import type { Position } from 'unist'
import {
  findSourceFile,
  PAGE_CODES,
  type PageProblem,
  type ReferenceResolver,
  type RenderContext,
  renderInline,
} from '../../content/index.ts'
import {
  createAnchorIds,
  type DiagnosticLog,
  type Page,
  type PageReference,
  type ResolvedLink,
} from '../../core/index.ts'
import { findLinkProblem, SITE_CODES } from '../../site/index.ts'
import { findLanguage } from '../../theme/index.ts'
import type { Site } from '../site/site.ts'
import { setSpecPositions } from './spec-positions.ts'

/** What components and the rendering steps use to render one page. */
export interface PageContext extends RenderContext {
  /** Resolves the addresses of plain elements. */
  references: ReferenceResolver
  /** Renders a description in the spec of the page. */
  renderMarkdown(markdown: string): ElementContent[]
  /** Renders the lead of the page, which is in its frontmatter or in its spec. */
  renderLead(markdown: string): ElementContent[]
  /** Resolves the address of a script. Undefined if the script is missing, or if every page loads it anyway. */
  resolveScript(src: string, position: Position | undefined): string | undefined
  /** Lists the addresses that have been resolved so far. */
  listReferences(): readonly PageReference[]
  /** Reports a problem of the content at a position in the page. */
  reportContent(problem: PageProblem, position: Position | undefined): void
}

/** Characters of Markdown outside the file of a page, such as descriptions in a spec. */
const MAX_MARKDOWN = 500_000

/** Characters that are shown of each further text. */
const MAX_PLAIN = 1_000

/** Not a constant: the first `toLocaleString` of a process takes 15 ms. */
function toTooMuchMarkdown(): PageProblem {
  const limit = MAX_MARKDOWN.toLocaleString('en-US')
  return {
    code: 'page/too-complex',
    message: `The descriptions on this page have more than ${limit} characters. Further ones are shown as plain text.`,
    suggestions: ['Shorten the descriptions in the OpenAPI file.'],
  }
}

interface SharedInput {
  /** The log of the page. */
  log: DiagnosticLog
  /** The addresses of scripts that every page loads. */
  loadedScripts: ReadonlySet<string>
  locatesExternalLinks: boolean
}

type ContextSite = Pick<Site, 'config' | 'links' | 'advisor' | 'tools' | 'specs' | 'tree' | 'findWords'>

/** Creates the context of one page. */
export function createRenderContext(
  page: Page,
  { config, links, advisor, tools, specs, tree, findWords }: ContextSite,
  { log, loadedScripts, locatesExternalLinks }: SharedInput,
): PageContext {
  const { icons, highlighter, math, parser } = tools
  const ids = createAnchorIds()
  const resolved: PageReference[] = []
  let left = MAX_MARKDOWN

  // A problem in the content of a snippet is reported in the file of the snippet.
  const toFile = (position: Position | undefined): string => findSourceFile(position) ?? page.file

  function reportContent(problem: PageProblem, position: Position | undefined): void {
    log.add(toDiagnostic(PAGE_CODES, { ...problem, file: toFile(position), range: toRange(position) }))
  }

  function reportLink(problem: Problem<typeof SITE_CODES>, position: Position | undefined): void {
    log.add(toDiagnostic(SITE_CODES, { ...problem, file: toFile(position), range: toRange(position) }))
  }

  /** Records a resolved address and reports what is wrong with it. */
  function addReference(
    written: string,
    link: ResolvedLink,
    kind: PageReference['kind'],
    position?: Position,
  ): string | undefined {
    resolved.push({ kind, written, link, file: toFile(position), range: toRange(position) })
    // `checkScripts` reports a missing script once for all pages.
    const isMissingScript = kind === 'script' && link.type === 'broken'
    const problem = isMissingScript
      ? undefined
      : findLinkProblem(kind === 'link' ? 'link' : 'file', written, link, advisor)
    if (problem) reportLink(problem, position)
    return link.type === 'unsafe' ? undefined : link.href
  }

  const references: ReferenceResolver = {
    resolveHref: (href, position) => addReference(href, links.resolveLink(href, page.file), 'link', position),
    resolveAsset: (src, position) => addReference(src, links.resolveFile(src, page.file), 'file', position),
  }

  function resolveScript(src: string, position: Position | undefined): string | undefined {
    const link = links.resolveFile(src, page.file)
    const href = addReference(src, link, 'script', position)
    if (href === undefined || (link.type !== 'file' && link.type !== 'external')) return undefined
    return loadedScripts.has(href.replace(/[?#].*$/, '')) ? undefined : href
  }

  function setPositions(tree: Root, markdown: string): void {
    setSpecPositions(tree, { page, locatesExternalLinks, findLocation: () => specs.findText(page, markdown) })
  }

  function parseDescription(markdown: string): ElementContent[] {
    const tree = parser.parseMarkdown(markdown)
    setPositions(tree, markdown)
    return tree.children as ElementContent[]
  }

  function renderMarkdown(markdown: string): ElementContent[] {
    left -= markdown.length
    if (left >= 0) return parseDescription(markdown)
    if (left + markdown.length >= 0) reportContent(toTooMuchMarkdown(), undefined)
    return [{ type: 'text', value: markdown.slice(0, MAX_PLAIN) }]
  }

  return {
    ids,
    icons,
    words: findWords(findLanguage(tree.findDivision(page))),
    references,
    resolveScript,
    listReferences: () => resolved,
    resolveHref: (href, at) => references.resolveHref(href, at.position) ?? '',
    resolveAsset: (src, at) => references.resolveAsset(src, at.position) ?? '',
    report: (problem, at) => reportContent(problem, at.position),
    reportContent,
    highlight: (code, language) => highlighter.highlight(code, language),
    renderMath: config.latex === false ? toWrittenMath : math.render,
    renderInline: (markdown) => renderInline(markdown, parser, references),
    renderLead: (markdown) =>
      page.frontmatter.description === undefined
        ? renderInline(markdown, parser, references, (tree) => setPositions(tree, markdown))
        : renderInline(markdown, parser, references),
    renderMarkdown,
  }
}

/** Shows a formula as it was written, for sites whose dollar signs are not formulas. */
function toWrittenMath(tex: string, isBlock: boolean): { math: ElementContent[] } {
  const mark = isBlock ? '$$' : '$'
  return { math: [{ type: 'text', value: `${mark}${tex}${mark}` }] }
}
