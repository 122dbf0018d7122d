import type { HostRule } from './to-host-rules.ts'
import { toRawPattern } from './to-raw-pattern.ts'

/** Whether a redirect with wildcards matches a page, so that a host that redirects first would never show the page. */
export function isShadowing({ from, paths }: HostRule, pagePaths: readonly string[]): boolean {
  if (paths.length > 0) return false
  const pattern = new RegExp(`^${toRawPattern(from)}$`)
  return pagePaths.some((path) => pattern.test(path.split('/').map(encodeURIComponent).join('/')))
}
