import type { DiagnosticCode } from '../../core/index.ts'

/** Problems between `mint.json` and the pages there are. */
export const NAVIGATION_CODES = {
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
