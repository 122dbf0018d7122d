import type { SiteConfig } from '@spearmint/config'
import { type ApiEndpoint, trimEndSlashes } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'

/** Finds the whole URL of an operation if pages show it (`api.url: "full"`): its first server, then its path. */
export function findEndpointUrl(
  endpoint: ApiEndpoint | undefined,
  operation: Pick<ApiOperation, 'servers' | 'kind'> | undefined,
  { showFullUrl }: Pick<SiteConfig['api'], 'showFullUrl'>,
): string | undefined {
  const [server] = operation?.servers ?? []
  if (!showFullUrl || server === undefined || operation?.kind === 'webhook') return undefined
  if (endpoint === undefined || !endpoint.target.startsWith('/')) return undefined
  return `${trimEndSlashes(server.url.trim())}${endpoint.target}`
}
