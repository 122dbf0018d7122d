import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of addresses on a page. */
export const LINK_CODES = {
  'page/broken-link': {
    severity: 'warning',
    title: 'Broken link',
    explanation: 'A link leads neither to a page nor to a file nor through a redirect.',
    mend: 'Correct the address; the message names the nearest page.',
    example: '[Start](/guides/strat)',
  },
  'page/missing-file': {
    severity: 'warning',
    title: 'Missing file',
    explanation: 'A picture or another file does not exist.',
    mend: 'Add the file, or correct the path.',
    example: '![The logo](/images/lgoo.svg)',
  },
  'page/unsafe-link': {
    severity: 'warning',
    title: 'Unsafe link',
    explanation: 'An address would run code. The link is left out, its text stays.',
    mend: 'Link to a page or to an `https:` address.',
    example: '---\ndescription: "[Run](javascript:run())"\n---',
  },
} as const satisfies Record<string, DiagnosticCode>
