import type { Host } from './host.ts'
import { toHeadersFile } from './to-headers-file.ts'
import { HOST_RULES_FILE, toRedirectsFile } from './to-redirects-file.ts'

/** Configures Netlify (docs.netlify.com/routing/redirects, docs.netlify.com/routing/headers). */
export const netlify: Host = {
  title: 'Netlify',
  isTested: false,
  files: [HOST_RULES_FILE, '_headers'],
  can: {
    clean: true,
    redirects: true,
    wildcards: 'a single `*`, at the end of the source',
    notFound: true,
    security: true,
    cache: 'except for search data',
    charset: true,
    compression: true,
    markdown: false,
    precompressed: false,
  },
  configure({ base, rules }) {
    // A rule without "!" doesn't apply where a file exists, and there is a page for each of these.
    const { text, omitted } = toRedirectsFile(rules, { needsForce: true, hasInnerSplat: false })
    return {
      files: {
        [HOST_RULES_FILE]: text,
        _headers: toHeadersFile(base, { canRemove: false }),
      },
      omitted,
    }
  },
}
