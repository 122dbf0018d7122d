import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems in what surrounds the pages: icons, the stylesheets and scripts of authors, links to the repository. */
export const THEME_CODES = defineCodes({
  'site/unreadable-favicon': {
    severity: 'warning',
    title: 'Favicon cannot be drawn',
    explanation:
      'The file of `favicon` is not an image, is damaged, or is completely transparent. Pages link to it as it is.',
    fix: 'Open the file in a browser, then save it again as SVG or PNG.',
    page: '/guides/theming#favicon',
  },
  'site/single-favicon': {
    severity: 'info',
    title: 'Favicon in one size only',
    explanation:
      'No other sizes can be generated from the favicon: it is an ICO file that does not contain a PNG, or an SVG with ' +
      'text, which each system would draw in a different font. Pages link to it as it is.',
    fix: 'Use an SVG with its text converted to paths, or a PNG of 192 by 192 pixels.',
    page: '/guides/theming#favicon',
  },
  'site/card-image': {
    severity: 'warning',
    title: 'Image missing from social cards',
    explanation:
      'The logo or the background of social cards is on another host, is damaged, contains text, or takes too long to draw. ' +
      'Cards show the name of the site instead of the logo, or the colors of the site instead of the background.',
    fix: 'Use an SVG without text, or a PNG, in the folder of the site.',
    page: '/guides/social-cards',
  },
  'site/card-without-text': {
    severity: 'info',
    title: 'Social card without text',
    explanation:
      'Social cards are drawn with the default font, which has Latin and Cyrillic letters. A title with other characters ' +
      'is not drawn at all: the card shows the logo and the colors of the site.',
    fix: 'Set `og:image` in the frontmatter of the page, or accept the card.',
    page: '/guides/social-cards#text',
  },
  'site/third-party-script': {
    severity: 'info',
    title: 'Third-party script',
    explanation:
      'A tool in `analytics` or `integrations` is not loaded, because built sites do not run third-party scripts.',
    fix:
      'Count visits on your host, which needs no script. Or add the script to the folder of the site, and allow its hosts ' +
      'with `--allow-origin`.',
    example: '"analytics": { "plausible": { "domain": "docs.example.com" } }',
    page: '/guides/analytics',
  },
  'site/remote-style': {
    severity: 'info',
    title: 'Stylesheet or font from another host',
    explanation:
      'A style of the site loads a stylesheet or a font from another host. The security policy of pages makes browsers ' +
      'block it.',
    fix: 'Add the file to the folder of the site. If you trust the host, allow it with `--allow-origin`.',
    example: "@import url('https://fonts.example.com/acme.css');",
    page: '/guides/styles-and-scripts#what-pages-may-load',
  },
  'site/remote-request': {
    severity: 'info',
    title: 'Script that uses another host',
    explanation:
      'A `.js` file of the site contains the address of another host and code that loads or requests something. The ' +
      'security policy of pages makes browsers block such requests.',
    fix: 'If you trust the host, allow it with `--allow-origin`. If the address is only the target of a link, no action is needed.',
    example: "fetch('https://api.example.com/status')",
    page: '/guides/styles-and-scripts#what-pages-may-load',
  },
  'site/not-a-page-script': {
    severity: 'info',
    title: 'Script that is not for pages',
    explanation:
      'A `.js` file is a program for Node.js: it starts with `#!`, calls `require()`, sets `module.exports` or imports a ' +
      'package. Pages do not load it.',
    fix: 'No action is needed. To keep the file out of the site, list it in `.mintignore`.',
    example: "const fs = require('node:fs')",
    page: '/guides/styles-and-scripts',
  },
  'site/unknown-repository': {
    severity: 'warning',
    title: 'Unknown repository',
    explanation:
      '`feedback` enables links to edit pages or to raise issues, but the repository is not known: there is no ' +
      '`--repository` option, no `repository` in a `package.json`, and no Git remote. Pages have no such links.',
    fix: 'Build with `--repository https://github.com/owner/name`.',
    example: '"feedback": { "suggestEdit": true }',
    page: '/reference/configuration#feedback',
  },
  'site/unknown-dates': {
    severity: 'info',
    title: 'Unknown dates of pages',
    explanation:
      '`metadata.timestamp` asks for the date of the last change on each page. The Git history is read only with ' +
      '`--dates`, so that builds from the same files give the same site. Pages without `lastUpdatedDate` in their ' +
      'frontmatter show no date.',
    fix: 'Build with `--dates`, or set `lastUpdatedDate` in the frontmatter.',
    example: '"metadata": { "timestamp": true }',
  },
  'site/unknown-stars': {
    severity: 'warning',
    title: 'Unknown number of stars',
    explanation:
      'With `--online`, GitHub did not return the number of stars of a repository: there is no connection, the rate ' +
      'limit is exceeded, or the repository does not exist. The header shows only the name.',
    fix: 'Build again later, or without `--online`.',
  },
})
