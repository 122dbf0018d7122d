import { isAbsolute, join, relative, sep } from 'node:path'

/**
 * The path of a site's file as tools that run in the working directory know it: relative to that, with `/`. A file
 * outside of it keeps its absolute path.
 */
export function toRepositoryPath(file: string, { site, cwd }: { site: string; cwd: string }): string {
  const path = join(site, file)
  const near = relative(cwd, path)
  const isOutside = near === '..' || near.startsWith(`..${sep}`) || isAbsolute(near)
  return (isOutside ? path : near).replaceAll(sep, '/')
}
