import { defineCodes } from '../diagnostics/index.ts'

/** Problems between keys, or with values that the schema allows: one rule each. */
export const RULE_CODES = defineCodes({
  'config/ignored-value': {
    severity: 'warning',
    title: 'Ignored value',
    explanation: 'A key or value is a leftover from older files. It is accepted but has no effect.',
    fix: 'Remove it.',
    example: '"colors": { "primary": "#0A7A5A", "ultraLight": "#D7FEEA" }',
  },
  'config/empty-list': {
    severity: 'warning',
    title: 'Empty list',
    explanation: 'A list that should have entries is empty. It is treated as if it were missing.',
    fix: 'Add an entry, or remove the key.',
    example: '"versions": []',
  },
  'config/blank-text': {
    severity: 'warning',
    title: 'Blank text',
    explanation: 'A text that visitors or browsers should see is empty.',
    fix: 'Fill in the text, or remove the key.',
    example: '"favicon": ""',
  },
  'config/background-side': {
    severity: 'warning',
    title: 'Background for one mode only',
    explanation: '`colors.background` sets a color for one mode only. The other mode uses the default background.',
    fix: 'Set both `light` and `dark`.',
    example: '"colors": { "primary": "#0A7A5A", "background": { "dark": "#0f1117" } }',
  },
  'config/low-contrast': {
    severity: 'warning',
    title: 'Color with low contrast',
    explanation:
      'Links are drawn in `colors.primary` on the light background and in `colors.light` on the dark one. Below a contrast of 4.5:1 (WCAG 2.2, AA) many people cannot read them, so pages use the nearest color that has it.',
    fix: 'Use the color that the message suggests: the nearest one with enough contrast.',
    example: '"colors": { "primary": "#FFD700" }',
  },
  'config/undeclared-version': {
    severity: 'error',
    title: 'Undeclared version',
    explanation: 'A group names a version that is not in `versions`, so the group is never shown.',
    fix: 'Add the version to `versions`, or correct the name.',
    example: '"navigation": [{ "group": "Start", "version": "v3", "pages": ["intro"] }]',
  },
  'config/duplicate-version': {
    severity: 'warning',
    title: 'Duplicate version',
    explanation: 'A version is listed twice in `versions`.',
    fix: 'Remove one of the two.',
    example: '"versions": ["v2", "v1", "v2"]',
  },
  'config/several-defaults': {
    severity: 'error',
    title: 'Several default versions',
    explanation: 'Only one version can be the one that visitors see first.',
    fix: 'Keep `"default": true` on one version only.',
    example: '"versions": [{ "name": "v2", "default": true }, { "name": "v1", "default": true }]',
  },
  'config/duplicate-redirect': {
    severity: 'error',
    title: 'Duplicate redirect',
    explanation: 'Two redirects have the same source, so its destination is ambiguous.',
    fix: 'Remove one of the two.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/a", "destination": "/c" }]',
  },
  'config/redirect-loop': {
    severity: 'error',
    title: 'Redirect loop',
    explanation: 'Following the redirects ends up back at the start, so a visitor never reaches a page.',
    fix: 'Point one of the redirects to a page.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a" }]',
  },
  'config/redirect-chain': {
    severity: 'warning',
    title: 'Redirect to a redirect',
    explanation:
      'The destination of a redirect is the source of another one, so visitors are redirected twice. If the files of the site are known, redirects from an existing page do not count, because they have no effect.',
    fix: 'Point the first redirect directly to the last destination.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/c" }]',
  },
  'config/redirect-source': {
    severity: 'warning',
    title: 'Redirect that never matches',
    explanation:
      'The source of a redirect is a path. The part after `#` or `?` is never compared, so the redirect matches nothing.',
    fix: 'Write the path only.',
    example: '"redirects": [{ "source": "/faq#prices", "destination": "/prices" }]',
  },
  'config/trailing-slash': {
    severity: 'warning',
    title: 'Trailing slash',
    explanation:
      'Page paths have no trailing slash. Neither do base URLs, because the paths of API pages start with a slash.',
    fix: 'Remove the slash.',
    example: '"api": { "baseUrl": "https://api.acme.com/" }',
  },
  'config/basic-auth-name': {
    severity: 'warning',
    title: 'Name for basic authentication',
    explanation: 'With the method `basic`, the name consists of two names: `[usernameName]:[passwordName]`.',
    fix: 'Write it as `username:password`.',
    example: '"auth": { "method": "basic", "name": "user" }',
  },
  'config/base-url': {
    severity: 'warning',
    title: 'Base URL without a scheme',
    explanation: 'The URL of an API without `https://` is read as a path of the documentation itself.',
    fix: 'Start it with `https://`.',
    example: '"api": { "baseUrl": "api.acme.com" }',
  },
  'config/github-url': {
    severity: 'warning',
    title: 'Not a GitHub repository',
    explanation:
      'A link of type `github` shows a repository, so its URL should have the form `https://github.com/owner/name`.',
    fix: 'Write `https://github.com/owner/name`.',
    example: '"topbarCtaButton": { "type": "github", "url": "acme/docs" }',
  },
  'config/top-anchor-with-tabs': {
    severity: 'info',
    title: 'Top anchor next to tabs',
    explanation:
      'The site has tabs but no anchor with pages, so the top anchor is never shown. `primaryTab` names the tab of all other pages.',
    fix: 'Use `primaryTab` instead, or remove `topAnchor`.',
    example: '"topAnchor": { "name": "Guides" }, "tabs": [{ "name": "API", "url": "api" }]',
  },
  'config/icon-prefix': {
    severity: 'warning',
    title: 'Icon with a prefix',
    explanation: 'Icon names have no prefix `fa-`. It is ignored when the icon is looked up.',
    fix: 'Remove the prefix.',
    example: '"topAnchor": { "icon": "fa-house" }',
  },
  'config/font-format': {
    severity: 'error',
    title: 'Font without a format',
    explanation: 'Browsers load a font file only if its format, `woff` or `woff2`, is known.',
    fix: 'Add `"format": "woff2"` or `"format": "woff"`.',
    example: '"font": { "family": "Acme", "url": "/fonts/acme.woff2" }',
  },
  'config/unknown-word': {
    severity: 'warning',
    title: 'Unknown word',
    explanation: 'A key of `spearmint.words` is neither the key of a word nor a language with words.',
    fix: 'Use a key from the list of words.',
    example: '"spearmint": { "words": { "toc.titel": "Contents" } }',
  },
  'config/two-kinds-of-versions': {
    severity: 'error',
    title: 'Versions from Git and in the navigation',
    explanation:
      'The navigation lists versions, and `spearmint.versions` names versions in Git. Only those in the navigation are built.',
    fix: 'Remove `spearmint.versions`, or the versions in the navigation.',
    example: '"versions": ["v2", "v1"], "spearmint": { "versions": { "from": "v*" } }',
    page: '/guides/versions',
  },
  'config/unsafe-url': {
    severity: 'error',
    title: 'Unsafe URL',
    explanation:
      "A URL with the scheme `javascript:`, `data:` or `vbscript:` would run as code in a visitor's browser.",
    fix: 'Use a URL that starts with `https://`, or a path.',
    example: '"topbarLinks": [{ "name": "Menu", "url": "javascript:open()" }]',
  },
})
