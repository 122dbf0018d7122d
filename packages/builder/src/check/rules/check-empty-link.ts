import { type PageReference, type RenderedPage, visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { isShown } from './is-shown.ts'
import { locate } from './locate.ts'

/** A link has text (WCAG 2.2, 2.4.4) and an address. */
export function checkEmptyLink({ description, body, aside, references }: RenderedPage): Finding[] {
  const findings = references.filter(isWithoutAddress).map(toFinding)
  visit({ type: 'root', children: [...description, ...body, ...aside] }, 'element', (element) => {
    const { tagName, properties, position } = element
    if (tagName !== 'a' || properties.href === undefined || isShown(element) || position === undefined) return
    findings.push({ ...toProblem('The link has no text.', 'Add text that says where it leads.'), ...locate(position) })
  })
  return findings
}

function isWithoutAddress({ kind, written }: PageReference): boolean {
  return kind === 'link' && written.trim() === ''
}

function toFinding({ file, range }: PageReference): Finding {
  return { ...toProblem('The link has no address, so it leads to its own page.', 'Add the address.'), file, range }
}

function toProblem(message: string, suggestion: string): Finding {
  return { code: 'page/empty-link', message, suggestions: [suggestion, 'Remove the link.'] }
}
