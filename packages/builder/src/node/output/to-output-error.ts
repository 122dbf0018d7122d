import { statfsSync } from 'node:fs'
import { findErrorCode } from '../find-error-code.ts'
import { IoError } from '../operational-error.ts'

/** A disk operation that failed. */
export interface FailedAction {
  /** For example `write "a.html" in`, or `finish`. The folder follows. */
  action: string
  /** The folder as the user wrote it. */
  dir: string
  /** The same, absolute. */
  root: string
}

/** No space left: on the disk, for this user, or for a file of this size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Converts a failed system call to an error that the command line explains. Any other error is returned unchanged. */
export function toOutputError(error: unknown, { action, dir, root }: FailedAction): unknown {
  const code = findErrorCode(error)
  if (code === undefined || error instanceof IoError) return error
  if (FULL.has(code)) {
    return new IoError(
      'output/disk-full',
      `Cannot ${action} "${dir}": no space is left (${code}${describeFreeSpace(root)}).`,
      ['Free some space, or choose an output folder on another disk. Then build again.'],
      error,
    )
  }
  return new IoError('output/failed', `Cannot ${action} "${dir}": ${(error as Error).message}.`, [], error)
}

function describeFreeSpace(root: string): string {
  try {
    const { bavail, bsize } = statfsSync(root)
    return `; ${Math.floor((bavail * bsize) / 1000)} kB are free`
  } catch {
    return ''
  }
}
