import { type RenderedPage, splitHref } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/** A link to the source of a redirect works only as long as the redirect stays, so it should name the destination. */
export function checkRedirectedLink({ references }: RenderedPage): Finding[] {
  return references.flatMap(({ written, link, file, range }) => {
    if (!('redirect' in link) || link.redirect === undefined) return []
    return [{ ...toProblem(written, link.redirect), file, range }]
  })
}

function toProblem(written: string, destination: string): Finding {
  const { suffix } = splitHref(destination)
  return {
    code: 'page/redirected-link',
    message: `"${written}" depends on a redirect to "${destination}".`,
    suggestions: [`Write "${suffix === '' ? destination + splitHref(written).suffix : destination}".`],
  }
}
