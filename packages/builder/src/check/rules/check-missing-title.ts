import { START_OF_FILE } from '@spearmint/config'
import type { Root } from 'hast'
import type { Page } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/** A page has a title of its own. That of an operation of an OpenAPI file is told there. */
export function checkMissingTitle(_tree: Root, { file, title, frontmatter, frontmatterRange }: Page): Finding[] {
  if (frontmatter.title !== undefined || frontmatter.openapi !== undefined) return []
  const message = `The page has no "title"; the one made of its path is ${JSON.stringify(title)}.`
  const suggestions = [`Write title: ${title} in the frontmatter, or a better one.`]
  const problem = { code: 'page/missing-title', severity: 'info', message, suggestions } as const
  return [{ problem, file, range: frontmatterRange ?? START_OF_FILE }]
}
