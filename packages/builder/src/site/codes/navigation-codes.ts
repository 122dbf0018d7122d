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
} as const satisfies Record<string, DiagnosticCode>
