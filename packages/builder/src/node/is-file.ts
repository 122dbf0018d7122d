import { statSync } from 'node:fs'

/** Whether the path is a file, or a link to one. A path that the system cannot look up is not. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}
