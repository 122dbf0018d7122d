/** A repository as its address tells it. */
export interface RepositoryAddress {
  /** Address of its page, without user, password, `.git` and slash at the end. */
  url: string
  /** Named by `#branch` or `/tree/branch`. */
  branch?: string
}

/** Hosts that npm has short names for (`repository` of `package.json`). */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
  ['bitbucket', 'bitbucket.org'],
])

const NAMES = String.raw`[\w.-]+(?:/[\w.-]+)+`

/**
 * Reads the address of a repository in the forms that Git, npm and browsers write: `https://host/owner/name(.git)`,
 * `ssh://git@host/owner/name`, `git@host:owner/name`, `git+https://…`, `github:owner/name`, `owner/name`. A user and a
 * password in it are dropped, because the result stands in public pages. Undefined for anything else, such as a folder.
 */
export function parseRepositoryAddress(text: string): RepositoryAddress | undefined {
  const [address = '', branch = ''] = text.trim().split('#')
  const place = readUrl(address) ?? readShortForm(address)
  if (place === undefined) return undefined
  const [path = '', view = ''] = place.path.split(/\/(?:-\/)?(?:tree|blob|src)\//)
  const names = path.replace(/^\/+|(?:\.git)?\/*$/g, '').split('/')
  if (names.length < 2 || names.includes('')) return undefined
  const named = branch || view.split('/')[0]
  return { url: `${place.origin}/${names.join('/')}`, ...(named && { branch: named }) }
}

function readUrl(address: string): { origin: string; path: string } | undefined {
  const written = address.replace(/^git\+/, '')
  if (!/^(?:https?|ssh|git):\/\//.test(written) || !URL.canParse(written)) return undefined
  const { protocol, host, hostname, pathname } = new URL(written)
  // The port of `ssh:` and `git:` is not that of the pages.
  const isPage = protocol === 'https:' || protocol === 'http:'
  return { origin: isPage ? `${protocol}//${host}` : `https://${hostname}`, path: pathname }
}

/** `git@host:owner/name`, `github:owner/name`, `owner/name`. */
function readShortForm(address: string): { origin: string; path: string } | undefined {
  const [, host, path] = new RegExp(`^(?:(?:[\\w.-]+@)?([\\w.-]+):)?/?(${NAMES}/?)$`).exec(address) ?? []
  if (path === undefined || path.startsWith('.')) return undefined
  if (host === undefined) return path.split('/').length === 2 ? { origin: 'https://github.com', path } : undefined
  const known = SHORT_NAMES.get(host) ?? host
  return known.includes('.') ? { origin: `https://${known}`, path } : undefined
}
