import { findHeadingLevel, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { isShown } from './is-shown.ts'
import { locate } from './locate.ts'

/** A heading has text (WCAG 2.2, 2.4.6). */
export function checkEmptyHeading({ body, aside }: RenderedPage): Finding[] {
  const findings: Finding[] = []
  visit({ type: 'root', children: [...body, ...aside] }, 'element', (element) => {
    const { position } = element
    if (findHeadingLevel(element) === undefined || position === undefined || element.children.some(isShown)) return
    findings.push({
      code: 'page/empty-heading',
      message: 'The heading has no text.',
      suggestions: ['Add text, or remove the heading.'],
      ...locate(position),
    })
  })
  return findings
}
