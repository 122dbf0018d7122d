import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import type { Page, RenderedPage } from '../../core/index.ts'
import { CHECK_CODES } from '../codes.ts'
import { checkComponentUse } from './check-component-use.ts'
import { checkDuplicateId } from './check-duplicate-id.ts'
import { checkEmptyHeading } from './check-empty-heading.ts'
import { checkEmptyLink } from './check-empty-link.ts'
import { checkHeadingJump } from './check-heading-jump.ts'
import { checkMissingAlt } from './check-missing-alt.ts'
import { checkMissingTitle } from './check-missing-title.ts'
import { checkRedirectedLink } from './check-redirected-link.ts'
import { checkRepeatedTitle } from './check-repeated-title.ts'
import type { Finding, RenderedRule, WrittenRule } from './content-rule.ts'

type RuleCode = keyof typeof CHECK_CODES

/** The rules for what an author wrote, by the code they report, or one of them. */
const WRITTEN_RULES = {
  'page/missing-title': checkMissingTitle,
  'page/missing-alt': checkMissingAlt,
  'page/duplicate-id': checkDuplicateId,
  'page/repeated-title': checkRepeatedTitle,
  'component/outside-parent': checkComponentUse,
} as const satisfies Partial<Record<RuleCode, WrittenRule>>

/** The rules for the rendered page, by the code they report. */
const RENDERED_RULES = {
  'page/redirected-link': checkRedirectedLink,
  'page/empty-link': checkEmptyLink,
  'page/empty-heading': checkEmptyHeading,
  'page/heading-jump': checkHeadingJump,
} as const satisfies Partial<Record<RuleCode, RenderedRule>>

/** Applies the rules for what an author wrote. @param tree The evaluated page, before components are expanded. */
export function checkWrittenPage(page: Page, tree: Root): Diagnostic[] {
  return Object.values(WRITTEN_RULES).flatMap((check) => check(tree, page).map((finding) => report(finding, page)))
}

/** Applies the rules for the rendered page. */
export function checkRenderedPage(rendered: RenderedPage): Diagnostic[] {
  return Object.values(RENDERED_RULES).flatMap((check) =>
    check(rendered).map((finding) => report(finding, rendered.page)),
  )
}

function report(finding: Finding, page: Page): Diagnostic {
  return toDiagnostic(CHECK_CODES, { ...finding, file: finding.file ?? page.file })
}
