import { readFileSync } from 'node:fs'
import { PACKAGE_FILES } from '../package-files.ts'

/** Reads the version of Spearmint from its package. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(PACKAGE_FILES.manifest, 'utf8')) as {
    version: string
  }
  return manifest.version
}
