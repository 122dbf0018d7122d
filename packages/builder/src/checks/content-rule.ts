import type { Root } from 'hast'
import type { Position } from 'unist'
import type { Problem } from '../model/diagnostic-log.ts'
import type { Page } from '../model/page.ts'
import type { RenderedPage } from '../model/rendered-page.ts'

/** A problem of a page and where it stands: in its file, or in that of a snippet. */
export interface Finding {
  problem: Problem
  position: (Position & { file?: string }) | undefined
}

/** A check of a page as its author wrote it: components are not expanded and no address is resolved. */
export type WrittenRule = (tree: Root, page: Page) => Finding[]

/** A check of a page with everything that came of it. */
export type RenderedRule = (page: RenderedPage) => Finding[]
