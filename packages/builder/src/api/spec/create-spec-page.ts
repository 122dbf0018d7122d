import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type Page, toPermalink } from '../../core/index.ts'
import { parseFields, SITE_CODES } from '../../site/index.ts'
import type { SpecPage } from './list-spec-pages.ts'
import { toPageSpec } from './to-spec-file.ts'

/** Creates the page of an operation, without a file of its own. Problems are those in `x-mint.metadata`. */
export function createSpecPage(
  { spec, head, path, title, isHidden }: SpecPage,
  version?: string | undefined,
): { page: Page; diagnostics: Diagnostic[] } {
  // The page cannot be about another operation.
  const { api: _api, openapi: _openapi, ...metadata } = head.mint.metadata
  const { frontmatter, problems } = parseFields(metadata)
  const ownVersion = frontmatter.version ?? version
  return {
    page: {
      file: spec.file,
      path,
      permalink: toPermalink(path),
      title: frontmatter.title ?? title,
      frontmatter: {
        title,
        ...frontmatter,
        ...(ownVersion !== undefined && { version: ownVersion }),
        hidden: frontmatter.hidden || isHidden,
        deprecated: frontmatter.deprecated || head.isDeprecated,
      },
      endpoint: { method: head.method, target: head.path },
      operation: { ...toPageSpec(spec), head },
      content: head.mint.content ?? '',
    },
    diagnostics: problems.map(({ problem }) =>
      toDiagnostic(SITE_CODES, {
        ...problem,
        message: `\`x-mint.metadata\` of ${head.method} ${head.path}: ${problem.message}`,
        file: spec.file,
      }),
    ),
  }
}
