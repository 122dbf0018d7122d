import { type CodeOf, defineCodes } from '@spearmint/config/diagnostics'

/** Differences between a deployed site and its build. Only `spearmint check --url` reports them. */
export const DEPLOY_CODES = defineCodes({
  'deploy/unreachable': {
    severity: 'error',
    title: 'Server that does not answer',
    explanation:
      'The server of a deployed site did not answer several requests: its host name does not resolve, the connection failed, or it was too slow. The check stops.',
    fix: 'Correct the URL, or check that the server is running.',
    example: 'spearmint check --url https://docs.example.com',
  },
  'deploy/missing-page': {
    severity: 'error',
    title: 'Page that is not deployed',
    explanation:
      'A page of the build does not answer with status 200 and HTML. A redirect counts as missing, too, because links and the sitemap use the address that is checked.',
    fix: 'Deploy the whole folder. If addresses have another form on the server, build with the same `--urls`.',
    example: 'GET /guides/first.html\n\nHTTP/1.1 404 Not Found',
  },
  'deploy/outdated-page': {
    severity: 'warning',
    title: 'Outdated page',
    explanation: 'The title or the canonical URL of a deployed page differs from the build.',
    fix: 'Deploy the build that you check, or clear the cache of the host.',
    example: 'spearmint check --url https://docs.example.com site',
  },
  'deploy/missing-file': {
    severity: 'error',
    title: 'File that is not deployed',
    explanation: 'A script, stylesheet, image or other file of the build does not answer with status 200.',
    fix: 'Deploy the whole folder, including `_spearmint`. GitHub Pages needs the file `.nojekyll`.',
    example: 'GET /_spearmint/main-1a2b3c4d.js\n\nHTTP/1.1 404 Not Found',
  },
  'deploy/outdated-file': {
    severity: 'warning',
    title: 'Changed file',
    explanation:
      'The bytes of a deployed file differ from the build. Browsers refuse a script or stylesheet that was changed, because pages contain its hash.',
    fix: 'Deploy the build that you check, and turn off what rewrites files, such as minification by the host.',
    example: 'spearmint check --url https://docs.example.com site',
  },
  'deploy/redirect': {
    severity: 'warning',
    title: 'Redirect that does not work',
    explanation: 'The source of a redirect does not answer with the status and the destination of the build.',
    fix: 'Set up the redirects of the site on the host. The page on deployment describes how.',
    page: '/guides/deploying',
    example: 'GET /old\n\nHTTP/1.1 404 Not Found',
  },
  'deploy/found-missing-page': {
    severity: 'warning',
    title: 'Missing page without status 404',
    explanation:
      'An address without a page does not answer with status 404, so search engines list it, and monitoring does not notice broken links.',
    fix: 'Configure `404.html` as the error document with status 404.',
    page: '/guides/deploying',
    example: 'GET /spearmint-check/missing-page\n\nHTTP/1.1 200 OK',
  },
  'deploy/content-type': {
    severity: 'warning',
    title: 'Wrong content type',
    explanation:
      'The type of a response does not fit the file, or a text has no `charset=utf-8`. Browsers then download a page, block a script, or show wrong characters.',
    fix: 'Configure the type and the character set on the host.',
    page: '/guides/deploying',
    example: 'GET /guides/first.html\n\nHTTP/1.1 200 OK\nContent-Type: text/html',
  },
  'deploy/cache-control': {
    severity: 'info',
    title: 'Cache header',
    explanation:
      'Files with a hash in their name can be cached forever. All others have to be revalidated, or visitors see outdated pages and search an index that no longer exists.',
    fix: 'Send the recommended headers.',
    page: '/guides/deploying',
    example: 'GET /_spearmint/main-1a2b3c4d.js\n\nHTTP/1.1 200 OK\nCache-Control: max-age=600',
  },
  'deploy/compression': {
    severity: 'info',
    title: 'Response without compression',
    explanation: 'A text is sent without compression, so that pages load more slowly.',
    fix: 'Turn on gzip or Brotli on the host.',
    page: '/guides/deploying',
    example: 'GET /guides/first.html\nAccept-Encoding: gzip, br\n\nHTTP/1.1 200 OK\nContent-Length: 48213',
  },
  'deploy/security-header': {
    severity: 'info',
    title: 'Missing security header',
    explanation:
      'Pages contain their own security policy, but a few settings only work as headers, for example which sites can embed a page.',
    fix: 'Send the recommended headers.',
    page: '/guides/deploying',
    example: 'GET /guides/first.html\n\nHTTP/1.1 200 OK\nReferrer-Policy: no-referrer',
  },
  'deploy/markdown': {
    severity: 'info',
    title: 'No Markdown for programs',
    explanation: 'A request for a page with `Accept: text/markdown` is answered with HTML, or without `Vary: Accept`.',
    fix: 'Configure content negotiation, if the host supports it. The Markdown copies of pages have their own addresses, too.',
    page: '/guides/deploying',
    example: 'GET /guides/first.html\nAccept: text/markdown\n\nHTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8',
  },
})

export type DeployCode = CodeOf<typeof DEPLOY_CODES>

/** Reports a problem of a file of the build. */
export type ReportDeployed = (code: DeployCode, file: string, message: string, suggestions?: string[]) => void
