import { API_CATALOG_FILE, API_CATALOG_TYPE } from '../discovery/render-api-catalog.ts'
import { COMMON_HEADERS, HASHED_CACHE, OTHER_CACHE, OWN_FOLDER, UNHASHED_FILES } from './served-files.ts'

type Headers = Readonly<Record<string, string>>

export interface HeadersFileOptions {
  /** Whether a rule can remove a header that an earlier rule added, with `! Name`. */
  canRemove: boolean
}

/**
 * The file `_headers`, the format of Netlify and Cloudflare Pages. Values of several matching rules are joined, so the
 * policy of SVG files is in addition to that of all files, and files without a rule keep the host's own caching:
 * `max-age=0, must-revalidate`.
 */
export function toHeadersFile(base: string, { canRemove }: HeadersFileOptions): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', COMMON_HEADERS],
    ...(canRemove ? toCacheExceptions() : toCacheRules()),
    ['/*.svg', { 'Content-Security-Policy': "script-src 'none'; sandbox" }],
    ['/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
    ['/*.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
    [`/${API_CATALOG_FILE}`, { 'Content-Type': API_CATALOG_TYPE }],
  ]
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${value === '' ? name : `${name}: ${value}`}\n`)
      return [`${base}${path}\n`, ...lines].join('')
    })
    .join('\n')
}

function toCacheExceptions(): [path: string, headers: Headers][] {
  return [
    [`/${OWN_FOLDER}*`, { 'Cache-Control': HASHED_CACHE }],
    ...UNHASHED_FILES.map((file): [string, Headers] => [
      `/${OWN_FOLDER}${file}`,
      { '! Cache-Control': '', 'Cache-Control': OTHER_CACHE },
    ]),
  ]
}

/** Files in `_spearmint/` with these endings all have a hash in their path. */
const HASHED = ['*.css', '*.html', '*.js', '*.mjs', '*.png', '*.webmanifest', '*.woff2', 'api/*', 'pages-*']

function toCacheRules(): [path: string, headers: Headers][] {
  return HASHED.map((pattern) => [`/${OWN_FOLDER}${pattern}`, { 'Cache-Control': HASHED_CACHE }])
}
