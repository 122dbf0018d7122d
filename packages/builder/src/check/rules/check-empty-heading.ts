import { findHeadingLevel, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { isShown } from './is-shown.ts'

/** A heading says something (WCAG 2.2, 2.4.6). */
export function checkEmptyHeading({ body, aside }: RenderedPage): Finding[] {
  const findings: Finding[] = []
  visit({ type: 'root', children: [...body, ...aside] }, 'element', (element) => {
    const { position } = element
    if (findHeadingLevel(element) === undefined || position === undefined || element.children.some(isShown)) return
    findings.push({
      problem: {
        code: 'page/empty-heading',
        severity: 'warning',
        message: 'The heading has no words.',
        suggestions: ['Write some, or remove the heading.'],
      },
      position,
    })
  })
  return findings
}
