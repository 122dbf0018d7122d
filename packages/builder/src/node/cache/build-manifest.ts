import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BuildManifest } from '../../build/index.ts'
import { isObject } from '../../core/index.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** The manifest of builds into one output folder, as a file. */
interface Written extends BuildManifest {
  format: 1
  /** Of the code: what another version did says nothing. */
  version: string
}

/** Reads the manifest of the last build. Undefined when there is none, or it is of another version. */
export function readBuildManifest(file: string, version: string): BuildManifest | undefined {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as Written
    return written.format === 1 && written.version === version && isObject(written.steps) ? written : undefined
  } catch {
    return undefined
  }
}

/** Writes the whole manifest or not at all. Where that is not possible the next build does all steps. */
export function writeBuildManifest(file: string, version: string, manifest: BuildManifest): void {
  try {
    makeCacheFolder(dirname(file))
    writeFileSync(`${file}.new`, JSON.stringify({ format: 1, version, ...manifest } satisfies Written))
    renameSync(`${file}.new`, file)
  } catch {
    // A folder that cannot be written.
  }
}
