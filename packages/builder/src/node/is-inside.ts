import { isAbsolute, relative, sep } from 'node:path'

/** Whether `path` is `folder` itself or lies below it. Both absolute; links are not looked at. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
