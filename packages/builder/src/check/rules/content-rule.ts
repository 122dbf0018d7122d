import type { SourceRange } from '@spearmint/config'
import type { Root } from 'hast'
import type { Position } from 'unist'
import type { Page, Problem, RenderedPage } from '../../core/index.ts'

/**
 * A problem of a page and where it stands: at a node, which came from the page's file or, when its position says so, from
 * that of a snippet; or in a range of a file.
 */
export type Finding = { problem: Problem } & (
  | { position: (Position & { file?: string }) | undefined }
  | { file: string; range: SourceRange }
)

/** A check of a page as its author wrote it: components are not expanded and no address is resolved. */
export type WrittenRule = (tree: Root, page: Page) => Finding[]

/** A check of a page with everything that came of it. */
export type RenderedRule = (page: RenderedPage) => Finding[]
