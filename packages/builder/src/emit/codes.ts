import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems in the files that are generated for the whole site. */
export const EMIT_CODES = defineCodes({
  'navigation/shadowed-redirect': {
    severity: 'warning',
    title: 'Redirect from an existing page',
    explanation: 'The source of a redirect is the address of a page or a file. The page or file takes precedence.',
    fix: 'Remove the redirect or the page.',
    example: '"redirects": [{ "source": "/quickstart", "destination": "/start" }]',
  },
  'navigation/unusable-redirect': {
    severity: 'warning',
    title: 'Redirect from an invalid path',
    explanation:
      'The source of a redirect contains `.`, `..` or nothing as a segment, a backslash or a control character, is `/404`, or is in the reserved folder `_spearmint`. The redirect is ignored.',
    fix: 'Write the path of the old page.',
    example: '"redirects": [{ "source": "/../old", "destination": "/start" }]',
  },
  'navigation/dead-redirect': {
    severity: 'warning',
    title: 'Broken redirect',
    explanation: 'The destination of a redirect does not exist. The redirect is ignored.',
    fix: 'Correct the destination. The message suggests similar pages.',
    example: '"redirects": [{ "source": "/old", "destination": "/qickstart" }]',
  },
  'site/long-llms-list': {
    severity: 'info',
    title: 'Too many pages for llms.txt',
    explanation:
      '`llms.txt` is limited to 100,000 characters. The list of all pages is longer even without descriptions, so it ' +
      'contains only the first pages of the navigation. `llms-full.txt` and `sitemap.xml` contain all pages.',
    fix: 'Hide pages that programs do not need, or add your own `llms.txt`.',
    page: '/guides/programs#llms-txt',
  },
})
