import type { SourceRange } from '@spearmint/config'
import type { ResolvedLink } from './link-resolver.ts'

/** An address on a page, with the place where an author wrote it. */
export interface PageReference {
  /** `link`: readers follow it. `file`: the page shows it. `script`: the page runs it. */
  kind: 'link' | 'file' | 'script'
  written: string
  link: ResolvedLink
  /** The file that holds it: that of the page, or a snippet's. */
  file: string
  range: SourceRange
}
