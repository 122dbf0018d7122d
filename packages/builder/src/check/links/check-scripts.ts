import { type Diagnostic, type SourceRange, toDiagnostic } from '@spearmint/config/diagnostics'
import type { RenderedPage } from '../../core/index.ts'
import { type BrokenLinkReporter, SITE_CODES } from '../../site/index.ts'

/** A script that a page loads and the site does not have. */
export interface MissingScript {
  written: string
  /** The path of the missing file, with a leading slash. */
  path: string
  file: string
  range: SourceRange
}

/** Lists the missing scripts of a rendered page, each once. */
export function toMissingScripts({ references }: Pick<RenderedPage, 'references'>): MissingScript[] {
  const missing = new Map<string, MissingScript>()
  for (const { kind, written, link, file, range } of references) {
    if (kind !== 'script' || link.type !== 'broken' || missing.has(link.path)) continue
    missing.set(link.path, { written, path: link.path, file, range })
  }
  return [...missing.values()]
}

/**
 * Reports missing scripts (`page/missing-file`), each once at its first position, because sites often load the same
 * script at the end of many pages.
 */
export function checkScripts(
  facts: readonly { missingScripts: readonly MissingScript[] }[],
  advisor: Pick<BrokenLinkReporter, 'describe'>,
): Diagnostic[] {
  const byPath = new Map<string, MissingScript[]>()
  for (const script of facts.flatMap(({ missingScripts }) => missingScripts)) {
    const same = byPath.get(script.path)
    if (same === undefined) byPath.set(script.path, [script])
    else same.push(script)
  }
  return [...byPath.values()].flatMap(([first, ...others]) => {
    const problem = first && advisor.describe('file', first.written, first.path)
    if (first === undefined || problem === undefined) return []
    const message = problem.message + countOthers(others.length)
    return [toDiagnostic(SITE_CODES, { ...problem, message, file: first.file, range: first.range })]
  })
}

function countOthers(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' 1 more page loads it.' : ` ${count} more pages load it.`
}
