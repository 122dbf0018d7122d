import { type Diagnostic, findNearest, START_OF_FILE } from '@spearmint/config'
import { type Page, type Problem, toDiagnostic } from '../../core/index.ts'
import { parseOperationReference } from '../../site/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { findOperation, type OperationSearch } from './find-operation.ts'
import type { Specs } from './load-specs.ts'
import { selectSpecs } from './select-specs.ts'

/**
 * Gives each page that names an operation (`openapi:`) or a schema (`openapi-schema:`) what its spec knows of it. Title,
 * description and `deprecated` of the frontmatter win over those of the spec (reference 6.1).
 */
export function attachOperations(
  pages: readonly Page[],
  { all: specs, failed }: Pick<Specs, 'all' | 'failed'>,
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const report = (problem: Problem, page: Page) =>
    diagnostics.push(toDiagnostic(problem, page.file, page.referenceRange ?? page.frontmatterRange ?? START_OF_FILE))

  function attachOperation(page: Page, written: string): Page {
    const reference = parseOperationReference(written)
    // What cannot be read was reported when the page was read.
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

  /** What stands in a spec that could not be loaded is nobody's mistake; the spec is told once. */
  function mayBeInFailed(file: string | undefined): boolean {
    return file === undefined ? failed.length > 0 : selectSpecs(file, failed).length > 0
  }

  /** `[file] Name` (reference 2.3). */
  function attachSchema(page: Page, written: string): Page {
    const words = written.trim().split(/\s+/)
    const name = words.pop() ?? ''
    const file = words.length === 0 ? undefined : words.join(' ')
    const searched = file === undefined ? specs : selectSpecs(file, specs)
    const spec = searched.find(({ schemas }) => schemas.includes(name))
    if (spec !== undefined) return { ...page, schema: { specFile: spec.file, name } }
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
    operation: { specFile: spec.file, head },
  }
}

function toInexactProblem(written: string, { head, spec }: OperationSearch & { type: 'found' }): Problem {
  return {
    code: 'api/inexact-operation',
    severity: 'warning',
    message: `"${written}" is written "${head.method} ${head.path}" in ${spec.file}.`,
    suggestions: [`Write "openapi: ${head.method} ${head.path}".`],
  }
}

function toProblem(written: string, search: Exclude<OperationSearch, { type: 'found' }>): Problem {
  if (search.type === 'no-spec' || search.specs.length === 0) return toUnknownSpec(written, search.suggestions)
  return {
    code: 'api/unknown-operation',
    severity: 'error',
    message: `"${written}" is in no OpenAPI file of this site (${search.specs.map(({ file }) => file).join(', ')}).`,
    suggestions: search.suggestions.map(didYouMean),
  }
}

function toUnknownSpec(written: string, names: readonly string[]): Problem {
  return {
    code: 'api/unknown-spec',
    severity: 'error',
    message: `"${written}" names no OpenAPI file of this site.`,
    suggestions: [
      ...names.map(didYouMean),
      'Name the file in `openapi` of mint.json, or put it into the folder of the site.',
    ],
  }
}

function toMissingSchema(name: string, searched: readonly ApiSpec[]): Problem {
  const near = findNearest(
    name,
    searched.flatMap(({ schemas }) => schemas),
  )
  return {
    code: 'api/unknown-schema',
    severity: 'error',
    message: `There is no schema "${name}" in the OpenAPI files of this site.`,
    suggestions: near.length > 0 ? near.map(didYouMean) : ['Name one of `components.schemas`.'],
  }
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`
}
