import { findHeadingLevel, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/**
 * A heading is at most one level below the one before it (WCAG 2.2, 1.3.1). A page whose text begins with `###` is left
 * alone: many sites write so, for the look, and no level is missing between two headings of the text.
 */
export function checkHeadingJump({ body }: RenderedPage): Finding[] {
  const findings: Finding[] = []
  let above: number | undefined
  visit({ type: 'root', children: body }, 'element', (element) => {
    const level = findHeadingLevel(element)
    if (level === undefined) return
    if (above !== undefined && level > above + 1 && element.position !== undefined) {
      findings.push({ problem: toProblem(level, above), position: element.position })
    }
    above = level
  })
  return findings
}

function toProblem(level: number, above: number): Finding['problem'] {
  return {
    code: 'page/heading-jump',
    severity: 'info',
    message: `A heading of level ${level} follows one of level ${above}; expected level ${above + 1} at most.`,
    suggestions: [`Write ${'#'.repeat(above + 1)} in place of ${'#'.repeat(level)}.`],
  }
}
