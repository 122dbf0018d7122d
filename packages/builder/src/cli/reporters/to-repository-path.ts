import { isAbsolute, join, relative, sep } from 'node:path'

/**
 * The path of a file of the site relative to the working directory, with `/`, as other tools expect it. A file outside the
 * working directory has its absolute path.
 */
export function toRepositoryPath(file: string, { site, cwd }: { site: string; cwd: string }): string {
  const path = join(site, file)
  const relativePath = relative(cwd, path)
  const isOutside = relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath)
  return (isOutside ? path : relativePath).replaceAll(sep, '/')
}
