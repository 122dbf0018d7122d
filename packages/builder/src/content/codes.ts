import type { Problem } from '@spearmint/config/diagnostics'
import { COMPONENT_CODES } from './codes/component-codes.ts'
import { CONTENT_CODES } from './codes/content-codes.ts'
import { MARKDOWN_CODES } from './codes/markdown-codes.ts'

/** All codes that this room reports. */
export const PAGE_CODES = { ...CONTENT_CODES, ...COMPONENT_CODES, ...MARKDOWN_CODES }

/** A problem in the content of a page. */
export type PageProblem = Problem<typeof PAGE_CODES>
