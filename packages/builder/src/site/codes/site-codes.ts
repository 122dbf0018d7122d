import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of what surrounds the pages: icons, fonts, links to the repository. */
export const SITE_CODES = {
  'site/missing-font': {
    severity: 'warning',
    title: 'Missing font file',
    explanation: 'The file of a font does not exist. The family is used where readers have it installed.',
    mend: 'Correct the path, or add the file.',
    example: '"font": { "url": "/fonts/acme.woff2", "format": "woff2" }',
    page: '/guides/theming#fonts',
  },
  'site/remote-font': {
    severity: 'info',
    title: 'Font in another place',
    explanation:
      'A font is not loaded from other servers: a built site asks none. The family is used where readers have it installed.',
    mend: 'Put the file into the folder of the site, and give its path.',
    example: '"font": { "url": "https://fonts.example.com/acme.woff2", "format": "woff2" }',
    page: '/guides/theming#fonts',
  },
} as const satisfies Record<string, DiagnosticCode>
