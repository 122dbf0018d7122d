import type { Host } from './host.ts'
import { isShadowing } from './is-shadowing.ts'
import { toHeadersFile } from './to-headers-file.ts'
import type { HostRule } from './to-host-rules.ts'
import { HOST_RULES_FILE, toRedirectsFile } from './to-redirects-file.ts'

/** The limits of `_redirects` (developers.cloudflare.com/pages/configuration/redirects). */
const MAX_EXACT = 2_000
const MAX_WILDCARDS = 100
const MAX_LENGTH = 1_000

/** Configures Cloudflare Pages. Its redirects apply before files, so one that matches a page is left out. */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  isTested: false,
  files: [HOST_RULES_FILE, '_headers'],
  can: {
    clean: true,
    redirects: 'up to 2,000',
    wildcards: 'up to 100, with a single `*`, if they match no page',
    notFound: true,
    security: true,
    cache: true,
    charset: true,
    compression: true,
    markdown: false,
    precompressed: false,
  },
  configure({ base, rules, pagePaths }) {
    const counts = { exact: 0, wildcards: 0 }
    const accepts = (rule: HostRule, line: string): boolean => {
      if (line.length > MAX_LENGTH || isShadowing(rule, pagePaths)) return false
      const kind = rule.paths.length > 0 ? 'exact' : 'wildcards'
      if (counts[kind] >= (kind === 'exact' ? MAX_EXACT : MAX_WILDCARDS)) return false
      counts[kind] += 1
      return true
    }
    const { text, omitted } = toRedirectsFile(rules, { needsForce: false, hasInnerSplat: true, accepts })
    return {
      files: {
        [HOST_RULES_FILE]: text,
        _headers: toHeadersFile(base, { canRemove: true }),
      },
      omitted,
    }
  },
}
