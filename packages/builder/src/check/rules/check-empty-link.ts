import { type PageReference, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { isShown } from './is-shown.ts'

/** A link has words (WCAG 2.2, 2.4.4) and leads somewhere. */
export function checkEmptyLink({ description, body, aside, references }: RenderedPage): Finding[] {
  const findings = references.filter(isWithoutAddress).map(toFinding)
  visit({ type: 'root', children: [...description, ...body, ...aside] }, 'element', (element) => {
    const { tagName, properties, position } = element
    if (tagName !== 'a' || properties.href === undefined || isShown(element) || position === undefined) return
    const problem = toProblem('The link has no words to follow it by.', 'Write words that say where it leads.')
    findings.push({ problem, position })
  })
  return findings
}

function isWithoutAddress({ kind, written }: PageReference): boolean {
  return kind === 'link' && written.trim() === ''
}

function toFinding({ file, range }: PageReference): Finding {
  const problem = toProblem('The link has no address; it leads to the page that holds it.', 'Write the address.')
  return { problem, file, range }
}

function toProblem(message: string, suggestion: string): Finding['problem'] {
  return { code: 'page/empty-link', severity: 'warning', message, suggestions: [suggestion, 'Remove the link.'] }
}
