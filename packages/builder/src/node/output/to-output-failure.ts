import { statfsSync } from 'node:fs'
import { EdgeError } from '../edge-error.ts'
import { findErrorCode } from '../find-error-code.ts'

/** What was being done to the output folder. */
export interface FailedAction {
  /** For example `write "a.html" in`, or `finish`; the folder follows. */
  action: string
  /** The folder as the user wrote it. */
  dir: string
  /** The same, absolute. */
  root: string
}

/** No room: on the disk, for this user, or for a file of this size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** A failed system call is not a bug: it becomes an error that the command line explains. Anything else stays as it is. */
export function toOutputFailure(error: unknown, { action, dir, root }: FailedAction): unknown {
  const code = findErrorCode(error)
  if (code === undefined || error instanceof EdgeError) return error
  if (FULL.has(code)) {
    return new EdgeError(
      'output/disk-full',
      `Cannot ${action} "${dir}": no room is left (${code}${describeRoom(root)}).`,
      ['Make room on the disk, or name a folder on another one with --out. Then build again.'],
      error,
    )
  }
  return new EdgeError('output/failed', `Cannot ${action} "${dir}": ${(error as Error).message}.`, [], error)
}

/** How much the disk still takes, where the system tells. */
function describeRoom(root: string): string {
  try {
    const { bavail, bsize } = statfsSync(root)
    return `; ${Math.floor((bavail * bsize) / 1000)} kB are free`
  } catch {
    return ''
  }
}
