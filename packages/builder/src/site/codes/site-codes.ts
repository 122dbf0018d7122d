import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of what surrounds the pages: icons, fonts, links to the repository. */
export const SITE_CODES = {
  'site/unreadable-favicon': {
    severity: 'warning',
    title: 'Favicon that cannot be drawn',
    explanation: 'The file of `favicon` is no picture, is damaged, or is transparent all over. It is linked as it is.',
    mend: 'Open the file in a browser, and save it again as SVG or PNG.',
    page: '/guides/theming#favicon',
  },
  'site/single-favicon': {
    severity: 'info',
    title: 'Favicon in one size only',
    explanation:
      'No other sizes can be made of the favicon: it is an ICO file without a PNG in it, or an SVG with text, which ' +
      'every system would draw with another font. It is linked as it is.',
    mend: 'Use an SVG with its text turned into paths, or a PNG of 192 by 192 pixels.',
    page: '/guides/theming#favicon',
  },
  'site/third-party-script': {
    severity: 'info',
    title: 'Script of others',
    explanation: 'A tool of `analytics` or `integrations` is not loaded: a built site runs no scripts of others.',
    mend: 'Nothing needs to be done. The host of the site may count visits instead.',
    example: '"analytics": { "plausible": { "domain": "docs.example.com" } }',
  },
  'site/remote-style': {
    severity: 'info',
    title: 'Stylesheet or font of another host',
    explanation:
      'A `.css` file of the site asks another host for a stylesheet or a font. Browsers refuse it by the security policy of pages.',
    mend: 'Put the file into the folder of the site. A host that you trust is allowed by `--allow-origin`.',
    example: "@import url('https://fonts.example.com/acme.css');",
    page: '/guides/styles-and-scripts#what-pages-may-load',
  },
  'site/remote-request': {
    severity: 'info',
    title: 'Script that asks another host',
    explanation:
      'A `.js` file of the site names an address of another host, and loads or asks something. Browsers refuse that by the security policy of pages.',
    mend: 'A host that you trust is allowed by `--allow-origin`. Where the address is only the text of a link, nothing needs to be done.',
    example: "fetch('https://api.example.com/status')",
    page: '/guides/styles-and-scripts#what-pages-may-load',
  },
  'site/not-a-page-script': {
    severity: 'info',
    title: 'Script that is not for pages',
    explanation:
      'A `.js` file is a program for Node.js: it begins with `#!`, calls `require()`, sets `module.exports` or imports a package. Pages do not load it.',
    mend: 'Nothing needs to be done. A file that should not be published either is named in `.mintignore`.',
    example: "const fs = require('node:fs')",
    page: '/guides/styles-and-scripts',
  },
  'site/unknown-repository': {
    severity: 'warning',
    title: 'Unknown repository',
    explanation:
      '`feedback` asks for links to edit pages or to raise issues, but neither an option, nor a `package.json`, nor Git ' +
      'says where the repository is. Pages have no such links.',
    mend: 'Build with `--repository https://github.com/owner/name`.',
    example: '"feedback": { "suggestEdit": true }',
    page: '/reference/configuration#feedback',
  },
  'site/unknown-stars': {
    severity: 'warning',
    title: 'Unknown number of stars',
    explanation:
      'With `--online`, GitHub did not say how many stars a repository has: no connection, too many questions from this ' +
      'address, or no such repository. The header shows its name alone.',
    mend: 'Build again later, or without `--online`.',
  },
  'site/long-llms-list': {
    severity: 'info',
    title: 'More pages than llms.txt may list',
    explanation:
      '`llms.txt` holds 100,000 characters at most. Even without descriptions the list of all pages is longer, so it names the ' +
      'first pages of the navigation only. `llms-full.txt` and `sitemap.xml` have all.',
    mend: 'Hide pages that no program needs, or write an `llms.txt` of your own.',
    page: '/guides/programs#llms-txt',
  },
} as const satisfies Record<string, DiagnosticCode>
