/** What the address of a repository specifies. */
export interface RepositoryAddress {
  /** URL of its page, without user, password, `.git` and trailing slash. */
  url: string
  /** From `#branch` or `/tree/branch`. */
  branch?: string
}

/** Hosts that npm has short names for (`repository` in `package.json`). */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
  ['bitbucket', 'bitbucket.org'],
])

const NAMES = String.raw`[\w.-]+(?:/[\w.-]+)+`

/**
 * Parses the address of a repository in the forms of Git, npm and browsers: `https://host/owner/name(.git)`,
 * `ssh://git@host/owner/name`, `git@host:owner/name`, `git+https://…`, `github:owner/name`, `owner/name`. User and
 * password are dropped, because the result appears in public pages. Undefined for anything else, such as a folder.
 */
export function parseRepositoryAddress(text: string): RepositoryAddress | undefined {
  const [address = '', branch = ''] = text.trim().split('#')
  const place = parseUrl(address) ?? parseShortForm(address)
  if (place === undefined) return undefined
  const [path = '', view = ''] = place.path.split(/\/(?:-\/)?(?:tree|blob|src)\//)
  const names = path.replace(/^\/+|(?:\.git)?\/*$/g, '').split('/')
  if (names.length < 2 || names.includes('')) return undefined
  const named = branch || view.split('/')[0]
  return { url: `${place.origin}/${names.join('/')}`, ...(named && { branch: named }) }
}

function parseUrl(address: string): { origin: string; path: string } | undefined {
  const written = address.replace(/^git\+/, '')
  if (!/^(?:https?|ssh|git):\/\//.test(written) || !URL.canParse(written)) return undefined
  const { protocol, host, hostname, pathname } = new URL(written)
  // The port of `ssh:` and `git:` URLs is not that of the website.
  const isWebsite = protocol === 'https:' || protocol === 'http:'
  return { origin: isWebsite ? `${protocol}//${host}` : `https://${hostname}`, path: pathname }
}

/** `git@host:owner/name`, `github:owner/name`, `owner/name`. */
function parseShortForm(address: string): { origin: string; path: string } | undefined {
  const [, host, path] = new RegExp(`^(?:(?:[\\w.-]+@)?([\\w.-]+):)?/?(${NAMES}/?)$`).exec(address) ?? []
  if (path === undefined || path.startsWith('.')) return undefined
  if (host === undefined) return path.split('/').length === 2 ? { origin: 'https://github.com', path } : undefined
  const known = SHORT_NAMES.get(host) ?? host
  return known.includes('.') ? { origin: `https://${known}`, path } : undefined
}
