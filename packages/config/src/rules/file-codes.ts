import { defineCodes } from '../diagnostics/index.ts'

/** Problems between the configuration and the files of the site. They are found only if the files are known. */
export const FILE_CODES = defineCodes({
  'config/missing-image': {
    severity: 'warning',
    title: 'Missing image',
    explanation:
      'A logo, favicon, background image or background of social cards names a file that does not exist. It is not shown; the name of the site replaces a missing logo.',
    fix: 'Correct the path, or add the file.',
    example: '"favicon": "/favicon.svg"',
  },
  'navigation/missing-page': {
    severity: 'warning',
    title: 'Missing page',
    explanation:
      'The navigation lists a page that does not exist or is ignored, or a file that is not a page, such as a snippet. The entry is not shown.',
    fix: 'Correct the path, add the file, or allow it in `.mintignore`.',
    example: '"pages": ["introducton"]',
  },
  'navigation/duplicate-page': {
    severity: 'info',
    title: 'Page listed twice',
    explanation:
      'The navigation lists a page more than once. The previous and next links of the page follow its first entry.',
    fix: 'Remove one of the entries, unless you want both.',
    example: '"pages": ["introduction", "quickstart", "introduction"]',
  },
  'navigation/unlisted-page': {
    severity: 'info',
    title: 'Page missing from the navigation',
    explanation: 'No group of the navigation lists these pages. They are published, but no menu links to them.',
    fix: 'List them in a group, set `hidden: true` in their frontmatter, or ignore them in `.mintignore`.',
  },
  'navigation/empty-tab': {
    severity: 'warning',
    title: 'Tab without pages',
    explanation: 'No page of the navigation is below the `url` of a tab. The tab is not shown.',
    fix: 'List a page below the `url`, or correct the `url`.',
    example: '"tabs": [{ "name": "API", "url": "api-refrence" }]',
  },
  'navigation/empty-anchor': {
    severity: 'warning',
    title: 'Anchor without pages',
    explanation: 'No page of the navigation is below the `url` of an anchor. The anchor is not shown.',
    fix: 'List a page below the `url`, or correct the `url`.',
    example: '"anchors": [{ "name": "SDKs", "url": "sdk" }]',
  },
  'navigation/unknown-icon': {
    severity: 'warning',
    title: 'Unknown icon',
    explanation:
      'An anchor, a group or a page uses an icon that none of the libraries has. A neutral icon is drawn instead.',
    fix: 'Use an icon of one of the two; the message suggests similar names.',
    example: '"anchors": [{ "name": "Chat", "url": "https://acme.com", "icon": "comentz" }]',
  },
  'navigation/operation-without-file': {
    severity: 'warning',
    title: 'Operation without an OpenAPI file',
    explanation:
      'An entry of `pages` names an operation, such as `GET /users`, and no OpenAPI file is set for it or for what contains it. The entry is left out.',
    fix: 'Add `openapi` to the group or the division, or name the file in the entry.',
    example: '"pages": ["GET /users"]',
  },
})
