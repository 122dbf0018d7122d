import { START_OF_FILE } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import type { Page } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/** A page has its own title. That of an OpenAPI operation comes from the spec. */
export function checkMissingTitle(_tree: Root, { file, title, frontmatter, frontmatterRange }: Page): Finding[] {
  if (frontmatter.title !== undefined || frontmatter.openapi !== undefined) return []
  return [
    {
      code: 'page/missing-title',
      message: `The page has no "title". The one generated from its path is ${JSON.stringify(title)}.`,
      suggestions: [`Add title: ${title} to the frontmatter, or a better one.`],
      file,
      range: frontmatterRange ?? START_OF_FILE,
    },
  ]
}
