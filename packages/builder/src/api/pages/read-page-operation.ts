import type { Diagnostic, SiteConfig } from '@spearmint/config'
import type { Root } from 'hast'
import type { Page } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { Specs } from '../spec/load-specs.ts'
import { readWrittenOperation } from './read-written-operation.ts'
import { toWrittenEndpoint } from './to-written-endpoint.ts'
import { withInputPrefix } from './with-input-prefix.ts'

/**
 * Reads the operation that a page is about: that of its spec, or the one that its author described by fields.
 * @param tree the evaluated content of the page, before components are expanded
 */
export function readPageOperation(
  tree: Root,
  page: Page,
  api: SiteConfig['api'],
  specs: Pick<Specs, 'readOperation'>,
  report: (diagnostic: Diagnostic) => void,
): ApiOperation | undefined {
  const { operation, endpoint, frontmatter } = page
  if (operation !== undefined) {
    const read = specs.readOperation(operation, report)
    return read && withInputPrefix(read, api.auth)
  }
  if (endpoint === undefined || frontmatter.api === undefined) return undefined
  return readWrittenOperation(tree, toWrittenEndpoint(endpoint, frontmatter, api))
}
