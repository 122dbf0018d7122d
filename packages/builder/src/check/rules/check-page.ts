import type { Diagnostic } from '@spearmint/config'
import type { Root } from 'hast'
import { findSourceFile } from '../../content/index.ts'
import { type Page, type RenderedPage, toDiagnostic, toSourceRange } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { RENDERED_RULES, WRITTEN_RULES } from './content-rules.ts'

/** Applies the rules for what an author wrote. @param tree The evaluated page, before components are expanded. */
export function checkWrittenPage(page: Page, tree: Root): Diagnostic[] {
  return toDiagnostics(
    Object.values(WRITTEN_RULES).flatMap((check) => check(tree, page)),
    page,
  )
}

/** Applies the rules for the rendered page. */
export function checkRenderedPage(rendered: RenderedPage): Diagnostic[] {
  return toDiagnostics(
    Object.values(RENDERED_RULES).flatMap((check) => check(rendered)),
    rendered.page,
  )
}

function toDiagnostics(findings: readonly Finding[], page: Page): Diagnostic[] {
  return findings.map((finding) => {
    if ('range' in finding) return toDiagnostic(finding.problem, finding.file, finding.range)
    const { problem, position } = finding
    return toDiagnostic(problem, findSourceFile(position) ?? page.file, toSourceRange(position))
  })
}
