import type { SiteConfig } from '@spearmint/config'
import type { ApiEndpoint, Frontmatter } from '../../core/index.ts'
import type { SecurityAlternative, SecurityScheme } from '../model/security.ts'
import type { ApiServer } from '../model/server.ts'
import type { WrittenEndpoint } from './to-written-operation.ts'

/**
 * Converts `api:` of a page to method, path, servers and authorization (docs/reference/api-pages.mdx#api-strings). An
 * absolute target includes its server. Other targets are relative to each `api.baseUrl`.
 */
export function toWrittenEndpoint(
  { method, target }: ApiEndpoint,
  { raw }: Frontmatter,
  { baseUrl, auth }: SiteConfig['api'],
): WrittenEndpoint {
  const absolute = /^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*|\{[^/}]*\})([^?#]*)/i.exec(target)
  // `{base_url}/users`: the configured URL replaces the placeholder, if there is one.
  const isConfigured = absolute === null || (baseUrl.length > 0 && absolute[1]?.startsWith('{') === true)
  const servers = isConfigured ? baseUrl : [absolute[1] ?? '']
  return {
    method,
    path: absolute === null ? target : absolute[2] || '/',
    servers: servers.map(toServer),
    security: toSecurity(auth, raw.authMethod),
    mediaType: typeof raw.contentType === 'string' ? raw.contentType : 'application/json',
  }
}

function toServer(url: string): ApiServer {
  const names = [...url.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name)
  return { url, variables: names.map((name) => ({ name, default: '' })) }
}

function toSecurity(auth: SiteConfig['api']['auth'], written: unknown): SecurityAlternative[] {
  const { name, inputPrefix } = auth
  const method = typeof written === 'string' ? written.toLowerCase() : auth.method
  const facts = inputPrefix === undefined ? {} : { prefix: inputPrefix }
  const toKey = (parameter: string): SecurityScheme => ({
    type: 'key',
    place: 'header',
    parameter,
    name: parameter,
    ...facts,
  })
  switch (method) {
    case 'bearer':
      return [{ schemes: [name === undefined ? { type: 'bearer', name: 'Authorization', ...facts } : toKey(name)] }]
    case 'basic': {
      const [user = '', password = ''] = (name ?? '').split(':')
      const names = user !== '' && password !== '' ? ([user, password] as const) : undefined
      return [{ schemes: [{ type: 'basic', name: 'Authorization', ...(names && { names }) }] }]
    }
    case 'key':
      return [{ schemes: [toKey(name ?? 'Key')] }]
    default:
      return []
  }
}
