import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPackageVersion } from '../package-data/read-package-version.ts'
import { PACKAGE_FILES } from '../package-files.ts'

/** The built package. Names of the other files contain a hash of their content, so these identify all of them. */
const FILES = [
  'bundle/main.js',
  'bundle/index.js',
  'bundle/record-worker.js',
  'client/integrity.json',
  'client/licenses.md',
]

/** Packages that are not bundled and affect the content of pages. */
const PACKAGES = [
  'satteri',
  'refractor',
  '@iconify-json/fa6-brands',
  '@iconify-json/fa6-regular',
  '@iconify-json/fa6-solid',
  '@iconify-json/lucide',
  '@iconify-json/tabler',
  '@resvg/resvg-wasm',
  'temml',
]

/**
 * Reads a string that identifies this code: any code that could build different files from the same site has another.
 * Undefined for a package that is not built, as in tests of the sources.
 */
export function readCodeVersion(): string | undefined {
  const hash = createHash('sha256')
  try {
    for (const file of FILES) hash.update(readFileSync(new URL(file, PACKAGE_FILES.dist)))
  } catch {
    return undefined
  }
  for (const name of PACKAGES) hash.update(`${name} ${readPackageVersion(name) ?? 'unknown'}\n`)
  return hash.digest('base64url').slice(0, 22)
}
