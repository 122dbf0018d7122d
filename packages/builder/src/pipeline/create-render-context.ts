import { findNearest } from '@spearmint/config'
import type { ElementContent } from 'hast'
import type { Position } from 'unist'
import type { Highlighter } from '../highlight/create-highlighter.ts'
import { type ReferenceResolver, resolveReferences } from '../html/resolve-references.ts'
import type { IconResolver } from '../icons/icon-resolver.ts'
import type { ContentParser } from '../markdown/parse-content.ts'
import { findSourceFile } from '../mdx/source-position.ts'
import type { AnchorIds } from '../model/anchor-ids.ts'
import type { RenderContext } from '../model/component.ts'
import { type DiagnosticLog, type Problem, toDiagnostic, toSourceRange } from '../model/diagnostic-log.ts'
import type { LinkResolver, ResolvedLink } from '../model/link-resolver.ts'
import type { Page } from '../model/page.ts'

export interface RenderContextInput {
  page: Page
  ids: AnchorIds
  icons: IconResolver
  highlighter: Highlighter
  links: LinkResolver
  parser: ContentParser
  log: DiagnosticLog
}

/** What the steps of a page share beside what components may ask. */
export interface PageContext extends RenderContext {
  /** The resolver of plain elements' addresses. */
  references: ReferenceResolver
  /** Renders Markdown that is no part of the page's file: descriptions of a spec. */
  renderMarkdown(markdown: string): ElementContent[]
  /** Reports a problem at a place of the page. */
  reportAt(problem: Problem, position: Position | undefined): void
}

/** Creates what components may ask of the page that holds them, and what its steps share. */
export function createRenderContext(input: RenderContextInput): PageContext {
  const { page, ids, icons, highlighter, links, parser, log } = input

  function report(problem: Problem, position: Position | undefined): void {
    // What came out of a snippet is reported in the snippet.
    log.add(toDiagnostic(problem, findSourceFile(position) ?? page.file, toSourceRange(position)))
  }

  function settle(written: string, link: ResolvedLink, kind: 'link' | 'file', position?: Position): string | undefined {
    if (link.type === 'unsafe') report(toUnsafeProblem(written), position)
    else if (link.type === 'broken') report(toBrokenProblem(written, link.path, kind, links.permalinks), position)
    return link.type === 'unsafe' ? undefined : link.href
  }

  const references: ReferenceResolver = {
    resolveHref: (href, position) => settle(href, links.resolveLink(href, page.file), 'link', position),
    resolveAsset: (src, position) => settle(src, links.resolveFile(src, page.file), 'file', position),
  }

  function renderInline(markdown: string): ElementContent[] {
    if (markdown === '') return []
    const tree = parser.parseMarkdown(markdown)
    resolveReferences(tree, references)
    const [first] = tree.children
    const isParagraph = tree.children.length === 1 && first?.type === 'element' && first.tagName === 'p'
    return isParagraph ? first.children : (tree.children as ElementContent[])
  }

  return {
    ids,
    icons,
    references,
    resolveHref: (href, at) => references.resolveHref(href, at.position) ?? '',
    resolveAsset: (src, at) => references.resolveAsset(src, at.position) ?? '',
    report: (problem, at) => report(problem, at.position),
    reportAt: report,
    highlight: (code, language) => highlighter.highlight(code, language),
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

function toBrokenProblem(written: string, path: string, kind: 'link' | 'file', permalinks: readonly string[]): Problem {
  if (kind === 'file') {
    const message = `There is no file "${path.slice(1)}" for "${written}".`
    return {
      code: 'page/missing-file',
      severity: 'warning',
      message,
      suggestions: ['Add the file, or correct its path.'],
    }
  }
  const message = `"${written}" leads nowhere: there is neither a page nor a file "${path}".`
  const suggestions = findNearest(path, permalinks).map((permalink) => `Did you mean "${permalink}"?`)
  return { code: 'page/broken-link', severity: 'warning', message, suggestions }
}
