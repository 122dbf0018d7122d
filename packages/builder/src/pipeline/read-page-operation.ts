import type { SiteConfig } from '@spearmint/config'
import type { Root } from 'hast'
import { readWrittenOperation } from '../api-page/read-written-operation.ts'
import { toWrittenEndpoint } from '../api-page/to-written-endpoint.ts'
import { withInputPrefix } from '../api-page/with-input-prefix.ts'
import type { ApiOperation } from '../model/api/operation.ts'
import type { Page } from '../model/page.ts'

/**
 * Reads the operation that a page is about: that of its spec, or the one that its author described by fields.
 * @param tree the evaluated content of the page, before components are expanded
 */
export function readPageOperation(tree: Root, page: Page, api: SiteConfig['api']): ApiOperation | undefined {
  const { operation, endpoint, frontmatter } = page
  if (operation !== undefined) return withInputPrefix(operation.spec.readOperation(operation.head), api.auth)
  if (endpoint === undefined || frontmatter.api === undefined) return undefined
  return readWrittenOperation(tree, toWrittenEndpoint(endpoint, frontmatter, api))
}
