import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputLedger } from './output-ledger.ts'
import { toPathKey, type WrittenFiles } from './written-files.ts'

/** Which files of the output folder a build may replace or delete. Paths are relative to it, with `/`. */
export interface OutputClaims {
  /** Whether this build or an earlier one wrote the file. */
  isOurs(path: string): boolean
  /** Whether this build wrote it. */
  isWritten(path: string): boolean
}

/**
 * Creates the claims of a build. On a disk that ignores case or Unicode composition a file also exists under other
 * spellings of its path, so these count too.
 */
export function createOutputClaims(root: string, ledger: OutputLedger, written: WrittenFiles): OutputClaims {
  const oursByKey = new Map([...ledger.files()].map((path) => [toPathKey(path), path]))

  function isAlias(path: string, other: string | undefined): boolean {
    return other !== undefined && other !== path && isSameFile(join(root, path), join(root, other))
  }

  const isWritten = (path: string): boolean => written.has(path) || isAlias(path, written.findSameName(path))
  return {
    isWritten,
    isOurs: (path) => ledger.has(path) || isWritten(path) || isAlias(path, oursByKey.get(toPathKey(path))),
  }
}

function isSameFile(path: string, other: string): boolean {
  const [stats, otherStats] = [path, other].map((file) => lstatSync(file, { throwIfNoEntry: false }))
  return stats !== undefined && stats.ino === otherStats?.ino && stats.dev === otherStats.dev
}
