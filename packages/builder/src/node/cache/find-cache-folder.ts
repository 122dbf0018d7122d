import { homedir } from 'node:os'
import { join } from 'node:path'

/** The user's cache folder as the system defines it, for files that are shared between sites. */
export function findCacheFolder(
  variables: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = variables
  const home = variables.HOME ?? homedir()
  if (XDG_CACHE_HOME) return join(XDG_CACHE_HOME, 'spearmint')
  if (platform === 'win32') return join(LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'spearmint', 'Cache')
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'spearmint')
  return join(home, '.cache', 'spearmint')
}
