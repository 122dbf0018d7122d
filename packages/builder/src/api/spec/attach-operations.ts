import { type Diagnostic, findNearest, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Page } from '../../core/index.ts'
import { parseOperationReference } from '../../site/index.ts'
import { API_CODES, type ApiProblem } from '../codes.ts'
import type { ApiSpec } from '../model/spec.ts'
import { findOperation, type OperationSearch } from './find-operation.ts'
import type { Specs } from './load-specs.ts'
import { selectSpecs } from './select-specs.ts'
import { toPageSpec } from './to-spec-file.ts'

/**
 * Attaches operations to pages with `openapi:`, and schemas to pages with `openapi-schema:`. Title, description and
 * `deprecated` of the frontmatter override those of the spec (docs/reference/api-pages.mdx#title-and-description).
 */
export function attachOperations(
  pages: readonly Page[],
  { all: specs, failed }: Pick<Specs, 'all' | 'failed'>,
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const report = (problem: ApiProblem, { file, referenceRange, frontmatterRange }: Page) =>
    diagnostics.push(toDiagnostic(API_CODES, { ...problem, file, range: referenceRange ?? frontmatterRange }))

  function attachOperation(page: Page, written: string): Page {
    const reference = parseOperationReference(written)
    // An invalid reference has been reported when the page was read.
    if (reference === undefined || page.frontmatter.api !== undefined) return page
    const { file, endpoint } = reference
    const search = findOperation(
      { method: endpoint.method, path: endpoint.target, ...(file !== undefined && { file }) },
      specs,
    )
    if (search.type === 'found') {
      if (!search.isExact) report(toInexactProblem(written, search), page)
      return withOperation(page, search)
    }
    if (!mayBeInFailed(file)) report(toProblem(written, search), page)
    return page
  }

  /** Whether a page may refer to a spec that could not be loaded. Only that spec is reported, not its pages. */
  function mayBeInFailed(file: string | undefined): boolean {
    return file === undefined ? failed.length > 0 : selectSpecs(file, failed).length > 0
  }

  /** `[file] Name` (docs/reference/api-pages.mdx#schema-pages). */
  function attachSchema(page: Page, written: string): Page {
    const words = written.trim().split(/\s+/)
    const name = words.pop() ?? ''
    const file = words.length === 0 ? undefined : words.join(' ')
    const searched = file === undefined ? specs : selectSpecs(file, specs)
    const spec = searched.find(({ schemas }) => schemas.includes(name))
    if (spec !== undefined) return { ...page, schema: { ...toPageSpec(spec), name } }
    if (!mayBeInFailed(file))
      report(searched.length === 0 ? toUnknownSpec(written, []) : toMissingSchema(name, searched), page)
    return page
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
    operation: { ...toPageSpec(spec), head },
  }
}

function toInexactProblem(written: string, { head, spec }: OperationSearch & { type: 'found' }): ApiProblem {
  return {
    code: 'api/inexact-operation',
    message: `"${written}" is "${head.method} ${head.path}" in ${spec.file}.`,
    suggestions: [`Write "openapi: ${head.method} ${head.path}".`],
  }
}

function toProblem(written: string, search: Exclude<OperationSearch, { type: 'found' }>): ApiProblem {
  if (search.type === 'no-spec' || search.specs.length === 0) return toUnknownSpec(written, search.suggestions)
  return {
    code: 'api/unknown-operation',
    message: `Cannot find the operation "${written}" in ${search.specs.map(({ file }) => file).join(', ')}.`,
    suggestions: search.suggestions.map(didYouMean),
  }
}

function toUnknownSpec(written: string, names: readonly string[]): ApiProblem {
  return {
    code: 'api/unknown-spec',
    message: `"${written}" does not refer to an OpenAPI file of this site.`,
    suggestions: [
      ...names.map(didYouMean),
      'Add the file to `openapi` in the configuration, or copy it into the folder of the site.',
    ],
  }
}

function toMissingSchema(name: string, searched: readonly ApiSpec[]): ApiProblem {
  const near = findNearest(
    name,
    searched.flatMap(({ schemas }) => schemas),
  )
  return {
    code: 'api/unknown-schema',
    message: `Cannot find the schema "${name}" in the OpenAPI files of this site.`,
    suggestions: near.length > 0 ? near.map(didYouMean) : ['Write the name of a schema in `components.schemas`.'],
  }
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`
}
