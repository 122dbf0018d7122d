import { type Diagnostic, toDiagnosticUrl } from '@spearmint/config'
import { type ApiEndpoint, type Frontmatter, type Page, toPagePath, toPermalink } from '../../core/index.ts'
import { parseApi, parseOperationReference } from './page/parse-api.ts'
import { parseFrontmatter } from './page/parse-frontmatter.ts'
import { toFallbackTitle } from './page/to-fallback-title.ts'

export interface ReadPage {
  page: Page
  diagnostics: Diagnostic[]
}

/**
 * Reads what the site needs to know of a page before any content is rendered. `file` is its path in the site's folder,
 * `text` its content. The endpoint of an `openapi:` page is the one it names, whether a description of it exists or not.
 * Reports what the frontmatter holds wrongly, and `page/api` or `page/openapi` for an operation that cannot be read.
 */
export function readPage(file: string, text: string): ReadPage {
  const { frontmatter, range, locateValue, diagnostics } = parseFrontmatter(text, file)
  const path = toPagePath(file)
  const { endpoint, problem } = readEndpoint(frontmatter)
  const reference = ['openapi', 'openapi-schema'].find((key) => frontmatter.raw[key] !== undefined)
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
    diagnostics:
      problem === undefined
        ? diagnostics
        : [
            ...diagnostics,
            {
              ...locateValue(problem.key),
              code: `page/${problem.key}`,
              severity: 'warning',
              message: problem.message,
              file,
              suggestions: [problem.suggestion],
              url: toDiagnosticUrl(`page/${problem.key}`),
            },
          ],
  }
}

interface EndpointProblem {
  key: 'api' | 'openapi'
  message: string
  suggestion: string
}

/** `api:` is written by hand for this page, so it wins over `openapi:`. */
function readEndpoint({ api, openapi }: Frontmatter): { endpoint?: ApiEndpoint; problem?: EndpointProblem } {
  if (api !== undefined) {
    const endpoint = parseApi(api)
    if (endpoint !== undefined) return { endpoint }
    const message = `"${api}" is not an operation. Expected an HTTP method and a path or URL.`
    return { problem: { key: 'api', message, suggestion: 'Write it as "api: GET /users/{id}".' } }
  }
  if (openapi !== undefined) {
    const reference = parseOperationReference(openapi)
    if (reference !== undefined) return { endpoint: reference.endpoint }
    const message = `"${openapi}" names no operation. Expected an HTTP method and a path, after the file if there are several.`
    return { problem: { key: 'openapi', message, suggestion: 'Write it as "openapi: GET /users/{id}".' } }
  }
  return {}
}
