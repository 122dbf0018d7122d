import { type Diagnostic, type SourceRange, START_OF_FILE } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import type { Position } from 'unist'
import type { Specs, TextLocation } from '../../api/index.ts'
import { findSourceFile, listTrees, withSourceFile } from '../../content/index.ts'
import { type Page, visit } from '../../core/index.ts'

/** Attributes and props with an address. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'srcSet', 'img', 'imgDark'] as const

/** A text of a spec on a page. */
interface SpecText {
  page: Page
  /** Whether links to other sites need a position. */
  locatesExternalLinks: boolean
  findLocation(): TextLocation | undefined
}

/**
 * Sets the positions in a text of a spec, which are those in the text, to those in the file of the spec: links and images
 * are where their address is, or else where the text starts. The rest is at the start of the file, because finding the
 * text requires an index of the spec, which most sites never need.
 */
export function setSpecPositions(tree: Root, { page, locatesExternalLinks, findLocation }: SpecText): void {
  let found: { location: TextLocation | undefined } | undefined

  for (const part of listTrees(tree)) {
    visit(part, (node) => {
      if (findSourceFile(node.position) !== undefined) return
      node.position = toPosition(START_OF_FILE)
      const address = findAddress(node)
      if (address === undefined || (/^https?:/i.test(address) && !locatesExternalLinks)) return
      found ??= { location: findLocation() }
      const { location } = found
      if (location === undefined) return
      node.position = withSourceFile(toPosition(location.findPart(address)), location.file, page.file)
    })
  }
}

/** Places what is found in content that is written in a spec (`x-mint.content`). */
export function createSpecContent(
  page: Page,
  content: string,
  specs: Pick<Specs, 'findText'>,
  locatesExternalLinks: boolean,
) {
  const findLocation = (): TextLocation | undefined => specs.findText(page, content)
  return {
    setPositions: (tree: Root): void => setSpecPositions(tree, { page, locatesExternalLinks, findLocation }),
    /** Problems of a snippet that the content imports have a position already. */
    locate(diagnostic: Diagnostic): Diagnostic {
      if (diagnostic.file !== page.file) return diagnostic
      const { file, range } = findLocation() ?? { file: page.file, range: START_OF_FILE }
      return { ...diagnostic, ...range, file }
    },
  }
}

function findAddress(node: object): string | undefined {
  const values = 'properties' in node ? node.properties : 'props' in node ? node.props : undefined
  if (values === undefined) return undefined
  const byName = values as Readonly<Record<string, unknown>>
  const address = ADDRESSES.map((name) => byName[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof address === 'string' ? address : undefined
}

function toPosition({ line, column, endLine, endColumn }: SourceRange): Position {
  return { start: { line, column }, end: { line: endLine, column: endColumn } }
}
