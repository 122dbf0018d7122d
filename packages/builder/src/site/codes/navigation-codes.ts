import type { DiagnosticCode } from '../../core/index.ts'

/** Problems between `mint.json` and the pages there are. */
export const NAVIGATION_CODES = {
  'navigation/unshown-page': {
    severity: 'warning',
    title: 'Page that no version shows',
    explanation:
      'A page is listed, but no version of the site shows it, because its version and that of its tab or anchor disagree.',
    mend: 'Give them the same `version`, or remove one.',
    example:
      '{\n  "versions": ["v1", "v2"],\n  "tabs": [{ "name": "API", "url": "api", "version": "v1" }],\n  "navigation": [{ "group": "API", "version": "v2", "pages": ["api/start"] }]\n}',
  },
  'navigation/unknown-version': {
    severity: 'warning',
    title: 'Unknown version',
    explanation: 'A page, tab or anchor names a version that `versions` does not hold. It is shown in all versions.',
    mend: 'Add the version to `versions`, or correct the name.',
    example: '{ "versions": ["v1"], "tabs": [{ "name": "API", "url": "api", "version": "v2" }] }',
  },
  'navigation/shadowed-redirect': {
    severity: 'warning',
    title: 'Redirect from a page',
    explanation: 'A redirect begins at an address that has a page or a file, which wins.',
    mend: 'Remove the redirect, or the page.',
    example: '"redirects": [{ "source": "/quickstart", "destination": "/start" }]',
  },
  'navigation/dead-redirect': {
    severity: 'warning',
    title: 'Redirect to nowhere',
    explanation: 'A redirect leads to an address that has neither a page nor a file. It is left out.',
    mend: 'Correct the destination; the message suggests what may be meant.',
    example: '"redirects": [{ "source": "/old", "destination": "/qickstart" }]',
  },
} as const satisfies Record<string, DiagnosticCode>
