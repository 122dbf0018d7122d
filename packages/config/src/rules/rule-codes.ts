import type { ConfigCode } from '../diagnostics/define-codes.ts'

/** Problems between keys, or of values that the schema allows: one rule each. */
export const RULE_CODES = {
  'config/ignored-value': {
    severity: 'warning',
    title: 'Ignored value',
    explanation: 'A key or value is left over from old files or special customers. It is accepted and has no effect.',
    mend: 'Remove it.',
    example: '"colors": { "primary": "#0A7A5A", "ultraLight": "#D7FEEA" }',
  },
  'config/empty-list': {
    severity: 'warning',
    title: 'Empty list',
    explanation: 'A list that should hold something is empty. It is read as if it were absent.',
    mend: 'Fill the list, or remove the key.',
    example: '"versions": []',
  },
  'config/blank-text': {
    severity: 'warning',
    title: 'Blank text',
    explanation: 'A text that readers or browsers should see is empty.',
    mend: 'Write the text, or remove the key.',
    example: '"favicon": ""',
  },
  'config/background-side': {
    severity: 'warning',
    title: 'Background of one mode only',
    explanation: '`colors.background` has a color for one mode only. The other mode keeps the usual background.',
    mend: 'Give both `light` and `dark`.',
    example: '"colors": { "primary": "#0A7A5A", "background": { "dark": "#0f1117" } }',
  },
  'config/low-contrast': {
    severity: 'warning',
    title: 'Color without enough contrast',
    explanation:
      'Links are drawn in `colors.primary` on the light background and in `colors.light` on the dark one. Below a contrast of 4.5:1 (WCAG 2.2, AA) many readers cannot read them, so pages show the nearest color that has it.',
    mend: 'Take the color that the message names, the nearest that has enough contrast.',
    example: '"colors": { "primary": "#FFD700" }',
  },
  'config/undeclared-version': {
    severity: 'error',
    title: 'Undeclared version',
    explanation: 'A group names a version that `versions` does not hold, so nobody could ever see the group.',
    mend: 'Add the version to `versions`, or correct the name.',
    example: '"navigation": [{ "group": "Start", "version": "v3", "pages": ["intro"] }]',
  },
  'config/duplicate-version': {
    severity: 'warning',
    title: 'Duplicate version',
    explanation: 'A version stands twice in `versions`.',
    mend: 'Remove one of the two.',
    example: '"versions": ["v2", "v1", "v2"]',
  },
  'config/several-defaults': {
    severity: 'error',
    title: 'Several default versions',
    explanation: 'Only one version can be the one that readers see first.',
    mend: 'Keep `"default": true` at one of them.',
    example: '"versions": [{ "name": "v2", "default": true }, { "name": "v1", "default": true }]',
  },
  'config/duplicate-redirect': {
    severity: 'error',
    title: 'Duplicate redirect',
    explanation: 'Two redirects start from the same path, so it is not clear where it leads.',
    mend: 'Remove one of the two.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/a", "destination": "/c" }]',
  },
  'config/redirect-loop': {
    severity: 'error',
    title: 'Redirects in a circle',
    explanation: 'Following the redirects leads back to where they began, so a reader never arrives.',
    mend: 'Let one of the redirects lead to a page.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a" }]',
  },
  'config/redirect-chain': {
    severity: 'info',
    title: 'Redirect to a redirect',
    explanation: 'A redirect leads to the source of another one, so a reader waits twice.',
    mend: 'Write the last destination in the first redirect.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/c" }]',
  },
  'config/redirect-source': {
    severity: 'warning',
    title: 'Redirect that never matches',
    explanation:
      'The source of a redirect is a path. What follows `#` or `?` is never compared, so it matches nothing.',
    mend: 'Write the path alone.',
    example: '"redirects": [{ "source": "/faq#prices", "destination": "/prices" }]',
  },
  'config/trailing-slash': {
    severity: 'warning',
    title: 'Slash at the end',
    explanation:
      'Pages are named without a slash at the end, and paths of API pages begin with one, so a base address ends without.',
    mend: 'Remove the slash.',
    example: '"api": { "baseUrl": "https://api.acme.com/" }',
  },
  'config/basic-auth-name': {
    severity: 'warning',
    title: 'Name of basic authentication',
    explanation: 'With the method `basic` the name holds two names, `[usernameName]:[passwordName]`.',
    mend: 'Write it as `username:password`.',
    example: '"auth": { "method": "basic", "name": "user" }',
  },
  'config/base-url': {
    severity: 'warning',
    title: 'Base address without scheme',
    explanation: 'An address of an API without `https://` is read as a path of the documentation itself.',
    mend: 'Begin it with `https://`.',
    example: '"api": { "baseUrl": "api.acme.com" }',
  },
  'config/github-url': {
    severity: 'warning',
    title: 'Address of a repository',
    explanation:
      'A link of the type `github` shows a repository, so its address should be `https://github.com/owner/name`.',
    mend: 'Write `https://github.com/owner/name`.',
    example: '"topbarCtaButton": { "type": "github", "url": "acme/docs" }',
  },
  'config/top-anchor-with-tabs': {
    severity: 'info',
    title: 'Top anchor beside tabs',
    explanation:
      'The site has tabs and no anchor that owns pages, so there is no top anchor to name. `primaryTab` names the tab of all other pages.',
    mend: 'Write `primaryTab` instead, or remove `topAnchor`.',
    example: '"topAnchor": { "name": "Guides" }, "tabs": [{ "name": "API", "url": "api" }]',
  },
  'config/icon-prefix': {
    severity: 'warning',
    title: 'Icon with prefix',
    explanation: 'Icons are named without the prefix `fa-`. It is left out when the icon is looked up.',
    mend: 'Remove the prefix.',
    example: '"topAnchor": { "icon": "fa-house" }',
  },
  'config/font-format': {
    severity: 'error',
    title: 'Font without format',
    explanation: 'A font file needs its format, `woff` or `woff2`, for browsers to load it.',
    mend: 'Add `"format": "woff2"` or `"format": "woff"`.',
    example: '"font": { "family": "Acme", "url": "/fonts/acme.woff2" }',
  },
  'config/unsafe-url': {
    severity: 'error',
    title: 'Unsafe address',
    explanation:
      'An address of the scheme `javascript:`, `data:` or `vbscript:` would run as code in the browser of a reader.',
    mend: 'Write an address that begins with `https://`, or a path.',
    example: '"topbarLinks": [{ "name": "Menu", "url": "javascript:open()" }]',
  },
} as const satisfies Record<string, ConfigCode>
