import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems with the configuration that only the files of the site show. */
export const CONFIGURATION_CODES = defineCodes({
  'config/missing-file': {
    severity: 'error',
    title: 'Missing configuration',
    explanation: 'The folder contains neither a `docs.json` nor a `mint.json`.',
    fix: 'Use the folder that contains it, which the message names, or run `npx spearmint init` to create a site.',
    page: '/reference/mint-json',
  },
  'config/two-files': {
    severity: 'info',
    title: 'Two configurations',
    explanation: 'The folder contains both a `docs.json` and a `mint.json`. The site is built with `docs.json`.',
    fix: 'Delete the file that you no longer need.',
    page: '/reference/mint-json',
  },
  'config/encoding': {
    severity: 'error',
    title: 'Configuration that is not UTF-8',
    explanation:
      'The configuration, or a file that it includes, uses another encoding, such as UTF-16 or Latin-1. Characters that cannot be decoded are shown as "�". A file in UTF-16 cannot be read at all.',
    fix: 'Save the file as UTF-8.',
  },
  'config/no-pages': {
    severity: 'error',
    title: 'Site without pages',
    explanation:
      'The folder contains no page: no `.mdx` or `.md` file, and no API description that pages are generated from. Nothing is written. Exit code 2.',
    fix: 'Add a page, or build another folder.',
    page: '/guides/site-folder',
  },
  'config/relative-addresses': {
    severity: 'error',
    title: 'Relative addresses with other options',
    explanation:
      'Relative addresses name files, such as `../guides/a.html`, so that pages open without a server. They cannot have another style of URLs, and no host can configure them. Nothing is written. Exit code 2.',
    fix: 'Remove `--relative`, or the option or key that the message names.',
    page: '/guides/portable-sites',
  },
})

/** Problems in the files of pages and their frontmatter. */
export const FRONTMATTER_CODES = defineCodes({
  'page/duplicate': {
    severity: 'warning',
    title: 'Duplicate page',
    explanation:
      'Two files have the same URL. Only one of them is published. If URLs have no extension, `a.html.mdx` and `a.mdx` have the same one, too: that of the file `a.html`.',
    fix: 'Delete or rename one of the files.',
    page: '/reference/pages-and-files#page-urls',
  },
  'page/hidden-name': {
    severity: 'warning',
    title: 'Page that hosts hide',
    explanation:
      'The name of a page or of a folder around it starts with a dot. Hosts hide such names, because they often hold secrets, such as `.env` and `.git`. Only `.well-known` is public. The page is published, because the navigation lists it.',
    fix: 'Rename the file or the folder.',
    page: '/reference/pages-and-files#ignored-files',
  },
  'site/unavailable-name': {
    severity: 'warning',
    title: 'File with an unavailable name',
    explanation:
      'A file is in the folder `_spearmint`, which is reserved, or has the name of the file that a page is written to, such as `a.html` for `a.mdx`. If URLs have no extension, `a` and `a/index.html` belong to that page, too. The file is not published.',
    fix: 'Delete or rename the file.',
    page: '/reference/pages-and-files#page-urls',
  },
  'page/encoding': {
    severity: 'warning',
    title: 'File that is not UTF-8',
    explanation:
      'A page or snippet uses another encoding, such as UTF-16 or Latin-1. Characters that cannot be decoded are shown as "�".',
    fix: 'Save the file as UTF-8.',
  },
  'page/frontmatter': {
    severity: 'error',
    variants: { empty: 'warning' },
    title: 'Invalid frontmatter',
    explanation:
      'The frontmatter is not valid YAML. Only lines of the form `key: value` are used. A block without keys is only a warning.',
    fix: 'Quote values that contain a colon or a `#`.',
    example: '---\ntitle: Start: the first steps\n---',
    page: '/reference/frontmatter',
  },
  'page/duplicate-key': {
    severity: 'warning',
    title: 'Duplicate frontmatter key',
    explanation: 'The frontmatter has a key twice. The last value is used, and the others are ignored.',
    fix: 'Remove all but one of them.',
    example: '---\ntitle: Start\ntitle: Quickstart\n---',
    page: '/reference/frontmatter',
  },
  'page/stray-frontmatter': {
    severity: 'warning',
    title: 'Frontmatter shown as text',
    explanation:
      'The page seems to have frontmatter, but there are blank lines above it or the closing `---` is missing. It is shown as text and its keys have no effect.',
    fix: 'Start the frontmatter on the first line of the file and close it with a line `---`.',
    example: '---\ntitle: Start\n\nThe first words.',
    page: '/reference/frontmatter',
  },
  'page/frontmatter-key': {
    severity: 'warning',
    title: 'Misspelled frontmatter key',
    explanation:
      'A frontmatter key resembles a known key, for example `sideBarTitle`. The message says whether its value is used.',
    fix: 'Write the key as the message suggests.',
    example: '---\nsideBarTitle: Start\n---',
    page: '/reference/frontmatter',
  },
  'page/frontmatter-value': {
    severity: 'warning',
    variants: { hosted: 'info' },
    title: 'Invalid frontmatter value',
    explanation:
      'The value of a frontmatter key has the wrong type, so it is ignored. `mode: assistant`, which only a hosted chat supports, is a note.',
    fix: 'Use a value of the type that the message names.',
    example: '---\ntitle: [Start]\n---',
    page: '/reference/frontmatter',
  },
  'page/api': {
    severity: 'warning',
    title: 'Invalid api value',
    explanation: 'The value of `api` is not an HTTP method and a path.',
    fix: 'Write it as `api: GET /users/{id}`.',
    example: '---\napi: users\n---',
    page: '/reference/api-pages#api-strings',
  },
  'page/url': {
    severity: 'error',
    title: 'Invalid url value',
    explanation: 'The value of `url` would run as code or is not a valid URL. The page is shown instead of a redirect.',
    fix: 'Use a URL that starts with `https://`, or remove `url`.',
    example: '---\nurl: https://[example\n---',
    page: '/reference/frontmatter',
  },
  'page/openapi': {
    severity: 'warning',
    title: 'Invalid openapi value',
    explanation: 'The value of `openapi` does not name an operation.',
    fix: 'Write it as `openapi: GET /users/{id}`. If there are several OpenAPI files, add the file name before the method.',
    example: '---\nopenapi: users\n---',
    page: '/reference/api-pages#openapi-strings',
  },
})

/** Problems with addresses on pages. */
export const LINK_CODES = defineCodes({
  'page/broken-link': {
    severity: 'warning',
    title: 'Broken link',
    explanation:
      'The target of a link is not a page, a file or the source of a redirect. Links of the configuration are checked too.',
    fix: 'Correct the address. The message suggests similar pages.',
    example: '[Start](/guides/strat)',
    page: '/reference/pages-and-files#links',
  },
  'page/missing-file': {
    severity: 'warning',
    title: 'Missing file',
    explanation: 'An image or another file does not exist.',
    fix: 'Add the file or correct the path.',
    example: '![The logo](/images/lgoo.svg)',
    page: '/reference/pages-and-files#links',
  },
  'page/malformed-link': {
    severity: 'warning',
    title: 'Malformed address',
    explanation:
      'An address outside the site has a misspelled scheme, such as `htps:`, or nothing after its scheme. Schemes of apps, such as `vscode:`, are not reported.',
    fix: 'Write the address as the message suggests, or complete it.',
    example: '[Acme](htps://acme.com)',
    page: '/reference/pages-and-files#links',
  },
  'page/unsafe-link': {
    severity: 'warning',
    title: 'Unsafe link',
    explanation: 'The URL would run code. The link is removed and its text stays.',
    fix: 'Link to a page or to an `https:` URL.',
    example: '---\ndescription: "[Run](javascript:run())"\n---',
  },
})

/** Differences between the navigation in `mint.json` and the pages of the site. */
export const NAVIGATION_CODES = defineCodes({
  'navigation/too-large': {
    severity: 'warning',
    title: 'Navigation that is too large',
    explanation:
      'A page without a version is listed in every version. All versions together list pages at more than 1,000,000 positions, so the last pages are left out of the navigation. They are still built.',
    fix: 'Declare fewer versions in `versions`, or give groups a `version`.',
    page: '/reference/limits',
  },
  'navigation/unshown-page': {
    severity: 'warning',
    title: 'Listed page without a version',
    explanation:
      'A page is listed, but no version of the site shows it, because its version conflicts with that of its tab or anchor.',
    fix: 'Give the page and its tab or anchor the same `version`, or remove one of them.',
    example:
      '{\n  "versions": ["v1", "v2"],\n  "tabs": [{ "name": "API", "url": "api", "version": "v1" }],\n  "navigation": [{ "group": "API", "version": "v2", "pages": ["api/start"] }]\n}',
    page: '/reference/mint-json#versions',
  },
  'navigation/unknown-version': {
    severity: 'warning',
    title: 'Unknown version',
    explanation: 'A page, tab or anchor names a version that is not in `versions`. It is shown in all versions.',
    fix: 'Add the version to `versions` or correct the name.',
    example: '{ "versions": ["v1"], "tabs": [{ "name": "API", "url": "api", "version": "v2" }] }',
    page: '/reference/mint-json#versions',
  },
})

/** Problems with the font files that the configuration names. */
export const FONT_CODES = defineCodes({
  'site/missing-font': {
    severity: 'warning',
    title: 'Missing font file',
    explanation: 'A font file does not exist. The font is used only by visitors who have it installed.',
    fix: 'Correct the path or add the file.',
    example: '"font": { "url": "/fonts/acme.woff2", "format": "woff2" }',
    page: '/guides/theming#fonts',
  },
  'site/remote-font': {
    severity: 'info',
    title: 'Remote font',
    explanation:
      'Fonts are not loaded from other servers, because a built site sends no requests to them. The font is used only by visitors who have it installed.',
    fix: "Put the file in the site's folder and use its path.",
    example: '"font": { "url": "https://fonts.example.com/acme.woff2", "format": "woff2" }',
    page: '/guides/theming#fonts',
  },
})

/** All problems that are found while a folder and its configuration become a site. */
export const SITE_CODES = {
  ...CONFIGURATION_CODES,
  ...FRONTMATTER_CODES,
  ...LINK_CODES,
  ...NAVIGATION_CODES,
  ...FONT_CODES,
}
