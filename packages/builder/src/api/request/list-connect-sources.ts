import type { ApiServer } from '../model/server.ts'

const ANY_HOST = ['https:', 'http:']

/**
 * Lists the `connect-src` sources that a page needs to reach the servers (CSP 3, section 2.3.1). A variable in the host
 * becomes a wildcard for any host with the same ending. Relative URLs need no source.
 */
export function listConnectSources(servers: readonly ApiServer[]): string[] {
  return [...new Set(servers.flatMap(({ url }) => toSources(url.trim())))]
}

function toSources(url: string): string[] {
  // The visitor enters the whole URL, or its start.
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

/** Empty: any host. Undefined: a host that a policy cannot name. */
function toHostSource(authority: string): string | undefined {
  const [, host = '', port = ''] = /^(\[[^\]]*\]|(?:[^:{}]|\{[^}]*\})*)(?::(.*))?$/.exec(authority) ?? []
  const fixed = host.replace(/^.*\}/, '')
  // Only whole labels may follow the asterisk.
  const end = host === fixed ? host : fixed.replace(/^[^.]*/, '*')
  if (host !== fixed && (end === '*' || end === '')) return ''
  if (!/^(?:(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/.test(end)) return undefined
  if (port === '') return end
  return port.includes('{') ? `${end}:*` : /^\d+$/.test(port) ? `${end}:${port}` : undefined
}
