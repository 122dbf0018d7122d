/**
 * Finds the URL of the remote `origin` in the text of `.git/config`, or of the first remote when none has that name. The
 * file consists of sections in brackets with `name = value` lines (git-config).
 */
export function findRemoteAddress(config: string): string | undefined {
  const remotes = new Map<string, string>()
  let remote: string | undefined
  for (const line of config.split(/\r?\n/)) {
    const section = /^\s*\[(.*)\]/.exec(line)?.[1]
    if (section !== undefined) remote = /^remote "(.*)"$/.exec(section)?.[1]
    const url = /^\s*url\s*=\s*(.*?)\s*$/.exec(line)?.[1]?.replace(/^"(.*)"$/, '$1')
    if (remote !== undefined && url && !remotes.has(remote)) remotes.set(remote, url)
  }
  return remotes.get('origin') ?? [...remotes.values()][0]
}
