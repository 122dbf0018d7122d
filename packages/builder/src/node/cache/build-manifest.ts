import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BuildLog } from '../../build/index.ts'
import { isObject } from '../../core/index.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** The log of builds into one output folder, as a file. */
interface Written extends BuildLog {
  format: 1
  /** Of the code: what another version did says nothing. */
  version: string
}

/** Reads the log of the last build. Undefined when there is none, or it is of another version. */
export function readBuildLog(file: string, version: string): BuildLog | undefined {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as Written
    return written.format === 1 && written.version === version && isObject(written.steps) ? written : undefined
  } catch {
    return undefined
  }
}

/** Writes the log whole or not at all. Where that is not possible the next build does all steps. */
export function writeBuildLog(file: string, version: string, log: BuildLog): void {
  try {
    makeCacheFolder(dirname(file))
    writeFileSync(`${file}.new`, JSON.stringify({ format: 1, version, ...log } satisfies Written))
    renameSync(`${file}.new`, file)
  } catch {
    // A folder that cannot be written.
  }
}
