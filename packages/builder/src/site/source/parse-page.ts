import { type Diagnostic, type Problem, toDiagnostic } from '@spearmint/config/diagnostics'
import { type ApiEndpoint, type Frontmatter, type Page, toPagePath, toPermalink } from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'
import { parseApi, parseOperationReference } from './page/parse-api.ts'
import { parseFrontmatter } from './page/parse-frontmatter.ts'

export interface ParsedPage {
  page: Page
  diagnostics: Diagnostic[]
}

/**
 * Parses what the site needs to know about a page before any content is rendered. `file` is its path in the site's folder,
 * `text` its content. The endpoint of an `openapi:` page is the one it names, whether it is described in a file or not.
 * Reports problems in the frontmatter, and `page/api` or `page/openapi` for an invalid operation.
 */
export function parsePage(file: string, text: string): ParsedPage {
  const { frontmatter, range, locateValue, diagnostics } = parseFrontmatter(text, file)
  const path = toPagePath(file)
  const { endpoint, key, problem } = parseEndpoint(frontmatter)
  const reference = ['openapi', 'openapi-schema'].find((key) => frontmatter.raw[key] !== undefined)
  if (problem) diagnostics.push(toDiagnostic(FRONTMATTER_CODES, { ...problem, file, range: locateValue(key) }))
  return {
    page: {
      file,
      path,
      permalink: toPermalink(path),
      title: frontmatter.title ?? toFallbackTitle(path),
      frontmatter,
      ...(endpoint !== undefined && { endpoint }),
      ...(reference !== undefined && { referenceRange: locateValue(reference) }),
      ...(range !== undefined && { frontmatterRange: range }),
    },
    diagnostics,
  }
}

/**
 * The title of a page that has none in its frontmatter, generated from the last segment of its path: `-` and `_` become
 * spaces and the first letter a capital. `guides/getting-started` → `Getting started`. See
 * docs/reference/frontmatter.mdx#title.
 */
function toFallbackTitle(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1)
  const words = segment.replace(/[-_]+/g, ' ').trim() || segment
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}

interface ParsedEndpoint {
  endpoint?: ApiEndpoint
  /** The key that names the operation. */
  key: 'api' | 'openapi'
  problem?: Problem<typeof FRONTMATTER_CODES>
}

/** `api:` was written for this page alone, so it takes precedence over `openapi:`. */
function parseEndpoint({ api, openapi }: Frontmatter): ParsedEndpoint {
  if (api !== undefined) {
    const endpoint = parseApi(api)
    if (endpoint !== undefined) return { key: 'api', endpoint }
    const message = `"${api}" is not an operation. Expected an HTTP method and a path or URL.`
    return { key: 'api', problem: { code: 'page/api', message, suggestions: ['Write it as "api: GET /users/{id}".'] } }
  }
  const endpoint = openapi === undefined ? undefined : parseOperationReference(openapi)?.endpoint
  if (endpoint !== undefined) return { key: 'openapi', endpoint }
  if (openapi === undefined) return { key: 'openapi' }
  const message = `"${openapi}" does not name an operation. Expected an HTTP method and a path. If there are several OpenAPI files, the file name comes first.`
  const suggestions = ['Write it as "openapi: GET /users/{id}".']
  return { key: 'openapi', problem: { code: 'page/openapi', message, suggestions } }
}
