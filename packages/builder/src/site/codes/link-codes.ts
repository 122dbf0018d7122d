import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of addresses on a page. */
export const LINK_CODES = {
  'page/broken-anchor': {
    severity: 'warning',
    title: 'Link to a place that is not there',
    explanation:
      'The page of a link exists, the place after `#` does not: readers come to the start of the page. Places are the ids of headings, of steps, tabs, fields and other components, of footnotes, and those that authors write.',
    mend: 'Correct what stands after `#`; the message names the nearest place.',
    example: '## Install\n\n[How to install](#instal)',
  },
  'page/unsafe-link': {
    severity: 'warning',
    title: 'Unsafe link',
    explanation: 'An address would run code. The link is left out, its text stays.',
    mend: 'Link to a page or to an `https:` address.',
    example: '---\ndescription: "[Run](javascript:run())"\n---',
  },
} as const satisfies Record<string, DiagnosticCode>
