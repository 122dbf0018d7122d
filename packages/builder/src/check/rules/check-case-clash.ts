import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Page } from '../../core/index.ts'
import { CHECK_CODES } from '../codes.ts'

/** Reports pages whose addresses differ only in letter case. */
export function checkCaseClash(pages: readonly Page[]): Diagnostic[] {
  const first = new Map<string, Page>()
  return pages.flatMap((page) => {
    const key = page.permalink.toLowerCase()
    const other = first.get(key)
    if (other === undefined) first.set(key, page)
    if (other === undefined || other.permalink === page.permalink) return []
    const message = `The addresses of "${page.file}" and "${other.file}" differ only in letter case, so Windows, macOS and some hosts have only one of the pages.`
    return [
      toDiagnostic(CHECK_CODES, {
        code: 'page/case-clash',
        message,
        suggestions: ['Rename one of the files.'],
        file: page.file,
      }),
    ]
  })
}
