import type { ApiServer } from '../model/server.ts'

const ANY_HOST = ['https:', 'http:']

/**
 * Lists what a page must be allowed to connect to, to reach servers: sources of `connect-src` (CSP 3, section 2.3.1).
 * Where a variable stands in the host, any host that ends with what follows it. Addresses of the site itself need none.
 */
export function listConnectSources(servers: readonly ApiServer[]): string[] {
  return [...new Set(servers.flatMap(({ url }) => toSources(url.trim())))]
}

function toSources(url: string): string[] {
  // The whole address, or its beginning, is the reader's.
  if (/^\{[^{}]*\}(?!:\/\/)/.test(url)) return ANY_HOST
  const [, scheme = '', authority = ''] = /^([^:/?#]*):\/\/([^/?#]*)/.exec(url) ?? []
  const schemes = scheme.includes('{') ? ['https', 'http'] : [scheme.toLowerCase()]
  const source = toHostSource(authority.replace(/^[^@]*@/, '').toLowerCase())
  return schemes.filter((name) => /^https?$/.test(name)).flatMap((name) => toSource(name, source))
}

function toSource(scheme: string, source: string | undefined): string[] {
  if (source === undefined) return []
  return [source === '' ? `${scheme}:` : `${scheme}://${source}`]
}

/** Empty: any host. Undefined: none that a policy can name. */
function toHostSource(authority: string): string | undefined {
  const [, host = '', port = ''] = /^(\[[^\]]*\]|(?:[^:{}]|\{[^}]*\})*)(?::(.*))?$/.exec(authority) ?? []
  const fixed = host.replace(/^.*\}/, '')
  // Only whole labels may follow the star.
  const end = host === fixed ? host : fixed.replace(/^[^.]*/, '*')
  if (host !== fixed && (end === '*' || end === '')) return ''
  if (!/^(?:(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/.test(end)) return undefined
  if (port === '') return end
  return port.includes('{') ? `${end}:*` : /^\d+$/.test(port) ? `${end}:${port}` : undefined
}
