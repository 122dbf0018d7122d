import { isAbsolute, relative, sep } from 'node:path'

/** Whether `path` is `folder` itself or inside it. Both are absolute; links are not resolved. */
export function isInside(folder: string, path: string): boolean {
  const relation = relative(folder, path)
  return relation !== '..' && !relation.startsWith(`..${sep}`) && !isAbsolute(relation)
}
