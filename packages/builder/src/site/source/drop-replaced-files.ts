import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Addresses } from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'

/** A page, by the name that its author knows: the path of its file, or its own path if it is generated. */
interface NamedPage {
  name: string
  permalink: string
}

/** Drops the static files that would replace pages, or that hosts could serve instead of them. All are reported. */
export function dropReplacedFiles(
  files: readonly string[],
  pages: readonly NamedPage[],
  addresses: Pick<Addresses, 'listClaimedPaths'>,
): { files: string[]; diagnostics: Diagnostic[] } {
  const findOwner = createOwnerSearch(pages, addresses)
  return {
    files: files.filter((path) => findOwner(path) === undefined),
    diagnostics: files.flatMap((path) => {
      const reason = findOwner(path)
      return reason === undefined ? [] : [toUnavailableDiagnostic(path, reason)]
    }),
  }
}

/** Creates the search for the reason why a path is not available: the page that owns it. */
export function createOwnerSearch(
  pages: readonly NamedPage[],
  { listClaimedPaths }: Pick<Addresses, 'listClaimedPaths'>,
): (path: string) => string | undefined {
  const reasons = new Map<string, string>()
  for (const { name, permalink } of pages) {
    const [own, ...others] = listClaimedPaths(permalink)
    if (own !== undefined) reasons.set(own, `the page "${name}" is written to a file with this name`)
    for (const path of others) {
      if (!reasons.has(path)) reasons.set(path, `hosts could serve it instead of the page "${name}"`)
    }
  }
  return (path) => reasons.get(path)
}

export function toUnavailableDiagnostic(path: string, reason: string): Diagnostic {
  return toDiagnostic(FRONTMATTER_CODES, {
    code: 'site/unavailable-name',
    message: `"${path}" is not published, because ${reason}.`,
    file: path,
    suggestions: [`Delete or rename "${path}".`],
  })
}
