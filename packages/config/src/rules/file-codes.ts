import type { ConfigCode } from '../diagnostics/define-codes.ts'

/** Problems between the configuration and the files of the site. They are found only where the files are known. */
export const FILE_CODES = {
  'config/missing-image': {
    severity: 'warning',
    title: 'Missing picture',
    explanation:
      'A logo, favicon or background image names a file that does not exist. It is left out; in place of a logo stands the name of the site.',
    mend: 'Correct the path, or add the file.',
    example: '"favicon": "/favicon.svg"',
  },
  'navigation/missing-page': {
    severity: 'warning',
    title: 'Missing page',
    explanation: 'The navigation lists a page that does not exist or is ignored. The entry is left out.',
    mend: 'Correct the path, add the file, or allow it in `.mintignore`.',
    example: '"pages": ["introducton"]',
  },
  'navigation/duplicate-page': {
    severity: 'info',
    title: 'Page listed twice',
    explanation: 'A page is listed more than once. The links at its foot follow its first place.',
    mend: 'Remove one of the entries, if it is not meant.',
    example: '"pages": ["introduction", "quickstart", "introduction"]',
  },
  'navigation/unlisted-page': {
    severity: 'info',
    title: 'Page listed nowhere',
    explanation:
      'Pages are in the folder and in no group of the navigation. They are published, but no menu leads to them.',
    mend: 'List them in a group, write `hidden: true` in their frontmatter, or ignore them in `.mintignore`.',
  },
  'navigation/empty-tab': {
    severity: 'warning',
    title: 'Tab without pages',
    explanation: 'No page of the navigation is below the `url` of a tab. The tab is left out.',
    mend: 'List a page below it, or correct the `url`.',
    example: '"tabs": [{ "name": "API", "url": "api-refrence" }]',
  },
  'navigation/empty-anchor': {
    severity: 'warning',
    title: 'Anchor without pages',
    explanation: 'No page of the navigation is below the `url` of an anchor. The anchor is left out.',
    mend: 'List a page below it, or correct the `url`.',
    example: '"anchors": [{ "name": "SDKs", "url": "sdk" }]',
  },
  'navigation/unknown-icon': {
    severity: 'warning',
    title: 'Unknown icon',
    explanation:
      'An anchor, a group or a page asks for an icon that neither Font Awesome nor Lucide has. A neutral sign is drawn.',
    mend: 'Use a name of one of the two; the message names near ones.',
    example: '"anchors": [{ "name": "Chat", "url": "https://acme.com", "icon": "comentz" }]',
  },
} as const satisfies Record<string, ConfigCode>
