import { type RenderedPage, splitHref } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/** A link that a redirect sends on works, until the redirect goes: it should name where it leads. */
export function checkRedirectedLink({ references }: RenderedPage): Finding[] {
  return references.flatMap(({ written, link, file, range }) => {
    if (!('redirect' in link) || link.redirect === undefined) return []
    return [{ problem: toProblem(written, link.redirect), file, range }]
  })
}

function toProblem(written: string, destination: string): Finding['problem'] {
  return {
    code: 'page/redirected-link',
    severity: 'info',
    message: `"${written}" leads on only by a redirect to "${destination}".`,
    suggestions: [
      `Write "${splitHref(destination).suffix === '' ? destination + splitHref(written).suffix : destination}".`,
    ],
  }
}
