import { type Diagnostic, START_OF_FILE } from '@spearmint/config'
import type { ApiSpec } from '../model/api/spec.ts'
import { type Problem, toDiagnostic } from '../model/diagnostic-log.ts'
import type { Page } from '../model/page.ts'
import { findOperation, type OperationSearch } from '../openapi/find-operation.ts'
import { parseOperationReference } from '../source/page/parse-api.ts'

/**
 * Gives each page that names an operation (`openapi:`) or a schema (`openapi-schema:`) what its spec knows of it. Title,
 * description and `deprecated` of the frontmatter win over those of the spec (reference 6.1).
 */
export function attachOperations(
  pages: readonly Page[],
  specs: readonly ApiSpec[],
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const report = (problem: Problem, page: Page) =>
    diagnostics.push(toDiagnostic(problem, page.file, page.frontmatterRange ?? START_OF_FILE))

  function attachOperation(page: Page, written: string): Page {
    const reference = parseOperationReference(written)
    // What cannot be read was reported when the page was read.
    if (reference === undefined || page.frontmatter.api !== undefined) return page
    const { file, endpoint } = reference
    const search = findOperation(
      { method: endpoint.method, path: endpoint.target, ...(file !== undefined && { file }) },
      specs,
    )
    if (search.type !== 'found' || !search.isExact) report(toProblem(written, search), page)
    return search.type === 'found' ? withOperation(page, search) : page
  }

  function attachSchema(page: Page, written: string): Page {
    const name = written.trim().split(/\s+/).pop() ?? ''
    const spec = specs.find(({ schemas }) => schemas.includes(name))
    if (spec === undefined) report(toMissingSchema(name), page)
    return spec === undefined ? page : { ...page, schema: { spec, name } }
  }

  const attached = pages.map((page) => {
    const schema = page.frontmatter.raw['openapi-schema']
    if (page.frontmatter.openapi !== undefined) return attachOperation(page, page.frontmatter.openapi)
    return typeof schema === 'string' ? attachSchema(page, schema) : page
  })
  return { pages: attached, diagnostics }
}

function withOperation(page: Page, { spec, head }: OperationSearch & { type: 'found' }): Page {
  const { frontmatter } = page
  return {
    ...page,
    title: frontmatter.title ?? head.summary ?? page.title,
    frontmatter: { ...frontmatter, deprecated: frontmatter.deprecated || head.isDeprecated },
    endpoint: { method: head.method, target: head.path },
    operation: { spec, head },
  }
}

function toProblem(written: string, search: OperationSearch): Problem {
  switch (search.type) {
    case 'found':
      return {
        code: 'api/inexact-operation',
        severity: 'warning',
        message: `"${written}" is written "${search.head.method} ${search.head.path}" in ${search.spec.file}.`,
        suggestions: [`Write "openapi: ${search.head.method} ${search.head.path}".`],
      }
    case 'no-spec':
      return {
        code: 'api/unknown-spec',
        severity: 'error',
        message: `"${written}" names no OpenAPI file of this site.`,
        suggestions: [
          ...search.suggestions.map(didYouMean),
          'Name the file in `openapi` of mint.json, or put it into the folder of the site.',
        ],
      }
    case 'no-operation':
      return {
        code: 'api/unknown-operation',
        severity: 'error',
        message: `"${written}" is in no OpenAPI file of this site (${search.specs.map(({ file }) => file).join(', ')}).`,
        suggestions: search.suggestions.map(didYouMean),
      }
  }
}

function toMissingSchema(name: string): Problem {
  return {
    code: 'api/unknown-schema',
    severity: 'error',
    message: `There is no schema "${name}" in the OpenAPI files of this site.`,
    suggestions: ['Name one of `components.schemas`.'],
  }
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`
}
