import { checkDuplicateId } from './check-duplicate-id.ts'
import { checkEmptyHeading } from './check-empty-heading.ts'
import { checkEmptyLink } from './check-empty-link.ts'
import { checkHeadingJump } from './check-heading-jump.ts'
import { checkMissingAlt } from './check-missing-alt.ts'
import { checkMissingTitle } from './check-missing-title.ts'
import { checkRedirectedLink } from './check-redirected-link.ts'
import type { RenderedRule, WrittenRule } from './content-rule.ts'

/** The rules of `spearmint check` for what an author wrote, by the code they report. */
export const WRITTEN_RULES = {
  'page/missing-title': checkMissingTitle,
  'page/missing-alt': checkMissingAlt,
  'page/duplicate-id': checkDuplicateId,
} as const satisfies Record<string, WrittenRule>

/** Those for what came of it. */
export const RENDERED_RULES = {
  'page/redirected-link': checkRedirectedLink,
  'page/empty-link': checkEmptyLink,
  'page/empty-heading': checkEmptyHeading,
  'page/heading-jump': checkHeadingJump,
} as const satisfies Record<string, RenderedRule>
