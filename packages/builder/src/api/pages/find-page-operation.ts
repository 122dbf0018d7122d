import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import type { Page } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { Specs } from '../spec/load-specs.ts'
import { toWrittenEndpoint } from './to-written-endpoint.ts'
import { toWrittenOperation } from './to-written-operation.ts'
import { withInputPrefix } from './with-input-prefix.ts'

/**
 * Finds the operation of a page: one of a spec, or one that the author described with fields.
 * @param tree - The evaluated content of the page, before components are expanded.
 */
export function findPageOperation(
  tree: Root,
  page: Page,
  api: SiteConfig['api'],
  specs: Pick<Specs, 'findOperation'>,
  report: (diagnostic: Diagnostic) => void,
): ApiOperation | undefined {
  const { operation, endpoint, frontmatter } = page
  if (operation !== undefined) {
    const described = specs.findOperation(operation, report)
    return described && withInputPrefix(described, api.auth)
  }
  if (endpoint === undefined || frontmatter.api === undefined) return undefined
  return toWrittenOperation(tree, toWrittenEndpoint(endpoint, frontmatter, api))
}
