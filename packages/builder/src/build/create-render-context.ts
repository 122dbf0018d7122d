import { toDiagnostic as toContentDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import type { Position } from 'unist'
import {
  type ContentParser,
  findSourceFile,
  type Highlighter,
  isPlainText,
  type MathRenderer,
  PAGE_CODES,
  type PageProblem,
  type ReferenceResolver,
  type RenderContext,
  resolveReferences,
} from '../content/index.ts'
import {
  type AnchorIds,
  type DiagnosticLog,
  type IconResolver,
  type LinkResolver,
  type Page,
  type PageReference,
  type Problem,
  type ResolvedLink,
  toDiagnostic,
  toSourceRange,
  visit,
} from '../core/index.ts'
import type { LinkAdvisor } from '../site/index.ts'

export interface RenderContextInput {
  page: Page
  ids: AnchorIds
  icons: IconResolver
  highlighter: Highlighter
  math: MathRenderer
  links: LinkResolver
  advisor: LinkAdvisor
  parser: ContentParser
  log: DiagnosticLog
  /** Addresses of the scripts that every page loads. Default none. */
  loadedScripts?: ReadonlySet<string> | undefined
}

/** What the steps of a page share beside what components may ask. */
export interface PageContext extends RenderContext {
  /** The resolver of plain elements' addresses. */
  references: ReferenceResolver
  /** Renders Markdown that is no part of the page's file: descriptions of a spec. */
  renderMarkdown(markdown: string): ElementContent[]
  /** The address of a script that the page names; undefined for one that is missing or loaded anyway. */
  resolveScript(src: string, position: Position | undefined): string | undefined
  /** Lists the addresses that were resolved so far. */
  listReferences(): readonly PageReference[]
  /** Reports a problem at a position of the page. */
  reportAt(problem: Problem, position: Position | undefined): void
  reportContent(problem: PageProblem, position: Position | undefined): void
}

/** Creates what components may ask of the page that holds them, and what its steps share. */
export function createRenderContext(input: RenderContextInput): PageContext {
  const { page, ids, icons, highlighter, math, links, advisor, parser, log, loadedScripts } = input
  const resolved: PageReference[] = []

  // What came out of a snippet is reported in the snippet.
  const toFile = (position: Position | undefined): string => findSourceFile(position) ?? page.file

  function report(problem: Problem, position: Position | undefined): void {
    log.add(toDiagnostic(problem, toFile(position), toSourceRange(position)))
  }

  function reportContent(problem: PageProblem, position: Position | undefined): void {
    log.add(toContentDiagnostic(PAGE_CODES, { ...problem, file: toFile(position), range: toRange(position) }))
  }

  function settle(
    written: string,
    link: ResolvedLink,
    kind: PageReference['kind'],
    position?: Position,
  ): string | undefined {
    resolved.push({ kind, written, link, file: toFile(position), range: toSourceRange(position) })
    if (link.type === 'unsafe') report(toUnsafeProblem(written), position)
    // A missing script is told once for all pages: `checkScripts`.
    else if (link.type === 'broken' && kind !== 'script') {
      const problem = advisor.describe(kind, written, link.path)
      if (problem) report(problem, position)
    }
    return link.type === 'unsafe' ? undefined : link.href
  }

  const references: ReferenceResolver = {
    resolveHref: (href, position) => settle(href, links.resolveLink(href, page.file), 'link', position),
    resolveAsset: (src, position) => settle(src, links.resolveFile(src, page.file), 'file', position),
  }

  function resolveScript(src: string, position: Position | undefined): string | undefined {
    const link = links.resolveFile(src, page.file)
    const href = settle(src, link, 'script', position)
    if (href === undefined || (link.type !== 'file' && link.type !== 'external')) return undefined
    return loadedScripts?.has(href.replace(/[?#].*$/, '')) ? undefined : href
  }

  function renderInline(markdown: string): ElementContent[] {
    if (markdown === '') return []
    // Most are a sentence that is nothing but text.
    if (isPlainText(markdown)) return [{ type: 'text', value: markdown }]
    const tree = parser.parseMarkdown(markdown)
    // Places in the text of an attribute are none of the file.
    visit(tree, (node) => {
      delete node.position
    })
    resolveReferences(tree, references)
    const [first] = tree.children
    const isParagraph = tree.children.length === 1 && first?.type === 'element' && first.tagName === 'p'
    return isParagraph ? first.children : (tree.children as ElementContent[])
  }

  return {
    ids,
    icons,
    references,
    resolveScript,
    listReferences: () => resolved,
    resolveHref: (href, at) => references.resolveHref(href, at.position) ?? '',
    resolveAsset: (src, at) => references.resolveAsset(src, at.position) ?? '',
    report: (problem, at) => reportContent(problem, at.position),
    reportAt: report,
    reportContent,
    highlight: (code, language) => highlighter.highlight(code, language),
    renderMath: (tex, isBlock) => math.render(tex, isBlock),
    renderInline,
    renderMarkdown: (markdown) => parser.parseMarkdown(markdown).children as ElementContent[],
  }
}

function toUnsafeProblem(href: string): Problem {
  const message = `The address "${href.trim().slice(0, 60)}" would run code; it is left out.`
  return {
    code: 'page/unsafe-link',
    severity: 'warning',
    message,
    suggestions: ['Link to a page or to an https: address.'],
  }
}
