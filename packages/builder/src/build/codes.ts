import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems that concern a whole page: it is shown as plain text, and the rest of the site is built. */
export const BUILD_CODES = defineCodes({
  'page/failed': {
    severity: 'error',
    title: 'Page that could not be rendered',
    explanation:
      'Rendering this page hit a bug in Spearmint. The page is written as plain text with its title and the navigation, and all other pages are built. The JSON report contains a stack trace.',
    fix: 'Please report the bug with the text of the page. Until it is fixed, change or remove the part that causes it.',
  },
  'page/timeout': {
    severity: 'error',
    title: 'Page that took too long',
    explanation:
      'Rendering this page took more than 30 seconds, so it was stopped. The page is written as plain text with its title and the navigation, and all other pages are built. The result is not cached: the next build tries again.',
    fix: 'Split the page, or remove the part that takes so long. Please report the page if it is not unusually large.',
  },
})
