import { findWrittenLevel, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { locate } from './locate.ts'

/**
 * A heading is at most one level below the previous one (WCAG 2.2, 1.3.1). A page may start with `###`: many sites prefer
 * the look, and no level is missing between two headings.
 */
export function checkHeadingJump({ body }: RenderedPage): Finding[] {
  const findings: Finding[] = []
  let previous: number | undefined
  visit({ type: 'root', children: body }, 'element', (element) => {
    const level = findWrittenLevel(element)
    if (level === undefined) return
    if (previous !== undefined && level > previous + 1 && element.position !== undefined) {
      findings.push({ ...toProblem(level, previous), ...locate(element.position) })
    }
    previous = level
  })
  return findings
}

function toProblem(level: number, previous: number): Finding {
  return {
    code: 'page/heading-jump',
    message: `A heading of level ${level} follows one of level ${previous}. Expected level ${previous + 1} at most.`,
    suggestions: [`Write ${'#'.repeat(previous + 1)} instead of ${'#'.repeat(level)}.`],
  }
}
