import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BuildManifest } from '../../build/index.ts'
import { isObject } from '../../core/index.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { writeRegularFile } from '../write-regular-file.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** The manifest of the last build into one output folder, as a file. */
interface ManifestFile extends BuildManifest {
  format: 1
  /** Identifies the code: the manifest of another version is ignored. */
  version: string
}

/** Reads the manifest of the last build. Undefined when there is none, or another version wrote it. */
export function readBuildManifest(file: string, version: string): BuildManifest | undefined {
  try {
    const manifest = JSON.parse(readRegularFile(file).toString()) as ManifestFile
    return manifest.format === 1 && manifest.version === version && isObject(manifest.steps) ? manifest : undefined
  } catch {
    return undefined
  }
}

/** Writes the manifest atomically. If that fails, the next build runs all steps. */
export function writeBuildManifest(file: string, version: string, manifest: BuildManifest): void {
  try {
    makeCacheFolder(dirname(file))
    writeRegularFile(`${file}.new`, JSON.stringify({ format: 1, version, ...manifest } satisfies ManifestFile))
    renameSync(`${file}.new`, file)
  } catch {
    // The folder can't be written.
  }
}
