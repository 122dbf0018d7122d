import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPackageVersion } from '../package-data/read-package-version.ts'
import { PACKAGE_FILES } from '../package-files.ts'

/** The built package: names of further files hold a hash of their content, so these stand for all of them. */
const FILES = [
  'bundle/main.js',
  'bundle/index.js',
  'bundle/record-worker.js',
  'client/integrity.json',
  'client/licenses.md',
]

/** What is not bundled and decides on the content of pages. */
const PACKAGES = [
  'satteri',
  'katex',
  'refractor',
  '@iconify-json/fa6-brands',
  '@iconify-json/fa6-regular',
  '@iconify-json/fa6-solid',
  '@iconify-json/lucide',
  '@resvg/resvg-wasm',
]

/**
 * Reads what tells this code from any other that would make other files of the same site. Undefined for a package that is
 * not built, as in tests of the sources.
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
