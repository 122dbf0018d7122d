/** `https://github.com/owner/name/tree/main` → `owner/name`; without a path, the host. */
export function toRepositoryName(url: string): string {
  const [, host = '', path = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)\/?([^?#]*)/i.exec(url) ?? []
  const name = path.split('/').filter(Boolean).slice(0, 2).join('/')
  return name === '' ? host || url : name.replace(/\.git$/, '')
}
