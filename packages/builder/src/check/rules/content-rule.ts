import type { Problem } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import type { Page, RenderedPage } from '../../core/index.ts'
import type { CHECK_CODES } from '../codes.ts'

/** A problem that a rule found. Without a `file` it is in the file of the page. */
export type Finding = Problem<typeof CHECK_CODES>

/** Checks a page as its author wrote it: components are not expanded, and no address is resolved. */
export type WrittenRule = (tree: Root, page: Page) => Finding[]

/** Checks a rendered page. */
export type RenderedRule = (page: RenderedPage) => Finding[]
