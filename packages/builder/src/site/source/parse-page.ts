import { type Diagnostic, type Problem, type SourceRange, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import {
  type ApiEndpoint,
  type Frontmatter,
  isExternalHref,
  isUnsafeHref,
  type Page,
  toPagePath,
  toPermalink,
} from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'
import { type ReplacedFile, replaceInFile, type Variables } from '../variables/replace-in-file.ts'
import { parseApi, parseOperationReference } from './page/parse-api.ts'
import { parseFrontmatter } from './page/parse-frontmatter.ts'

export interface ParsedPage {
  page: Page
  diagnostics: Diagnostic[]
}

/**
 * Parses what the site needs to know about a page before any content is rendered. `file` is its path in the site's folder,
 * `text` its content. The endpoint of an `openapi:` page is the one it names, whether it is described in a file or not.
 * Reports problems in the frontmatter, `page/api` or `page/openapi` for an invalid operation, and `page/url` for an address
 * that a page can't redirect to. Such an address is left out. Variables are replaced; all ranges are those of `text`.
 */
export function parsePage(file: string, text: string, variables: Variables = {}): ParsedPage {
  const replaced = Object.keys(variables).length === 0 ? undefined : replaceInFile(text, variables)
  if (replaced === undefined) return parseText(file, text)
  return restoreRanges(parseText(file, replaced.text), replaced)
}

/** Converts the ranges in a text with the values of variables to those in the author's text. */
function restoreRanges({ page, diagnostics }: ParsedPage, { toOriginal }: ReplacedFile): ParsedPage {
  function restore({ line, column, endLine, endColumn }: SourceRange): SourceRange {
    const start = toOriginal({ line, column }, 'start')
    return toRange({ start, end: toOriginal({ line: endLine, column: endColumn }, 'end') })
  }
  const { iconRange, titleRange, relatedRange, referenceRange, frontmatterRange } = page
  return {
    page: {
      ...page,
      ...(titleRange && { titleRange: restore(titleRange) }),
      ...(iconRange && { iconRange: restore(iconRange) }),
      ...(relatedRange && { relatedRange: restore(relatedRange) }),
      ...(referenceRange && { referenceRange: restore(referenceRange) }),
      ...(frontmatterRange && { frontmatterRange: restore(frontmatterRange) }),
    },
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, ...restore(diagnostic) })),
  }
}

function parseText(file: string, text: string): ParsedPage {
  const { frontmatter, range, locateValue, diagnostics } = parseFrontmatter(text, file)
  const path = toPagePath(file)
  const { endpoint, key, problem } = parseEndpoint(frontmatter)
  const reference = ['openapi', 'openapi-schema'].find((key) => frontmatter.raw[key] !== undefined)
  if (problem) diagnostics.push(toDiagnostic(FRONTMATTER_CODES, { ...problem, file, range: locateValue(key) }))
  const { url, ...others } = frontmatter
  const urlProblem = url === undefined ? undefined : findUrlProblem(url)
  if (urlProblem) diagnostics.push(toDiagnostic(FRONTMATTER_CODES, { ...urlProblem, file, range: locateValue('url') }))
  return {
    page: {
      file,
      path,
      permalink: toPermalink(path),
      title: frontmatter.title ?? toFallbackTitle(path),
      frontmatter: urlProblem ? others : frontmatter,
      ...(frontmatter.title !== undefined && { titleRange: locateValue('title') }),
      ...(frontmatter.icon !== undefined && { iconRange: locateValue('icon') }),
      ...(frontmatter.related !== undefined && { relatedRange: locateValue('related') }),
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

/** Finds what is wrong with an address that visitors of the page should be redirected to. */
function findUrlProblem(url: string): Problem<typeof FRONTMATTER_CODES> | undefined {
  const isUnsafe = isUnsafeHref(url)
  if (!isUnsafe && (!isExternalHref(url) || URL.canParse(url, 'https://localhost'))) return undefined
  return {
    code: 'page/url',
    message: `The "url" ${JSON.stringify(url)} ${isUnsafe ? 'would run as code' : 'is not a valid URL'}. The page is shown instead of a redirect.`,
    suggestions: ['Use a URL that starts with https://, or remove "url".'],
  }
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
