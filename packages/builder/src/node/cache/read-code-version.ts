import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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
  'katex',
  'refractor',
  '@iconify-json/fa6-brands',
  '@iconify-json/fa6-regular',
  '@iconify-json/fa6-solid',
  '@iconify-json/lucide',
  '@resvg/resvg-wasm',
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
  const require = createRequire(import.meta.url)
  for (const name of PACKAGES) {
    // Not `require(name)`: most packages don't export their manifest.
    const [manifest] = (require.resolve.paths(name) ?? [])
      .map((folder) => readManifest(join(folder, name)))
      .filter((found) => found !== undefined)
    hash.update(`${name} ${manifest?.version ?? 'unknown'}\n`)
  }
  return hash.digest('base64url').slice(0, 22)
}

function readManifest(folder: string): { version: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  } catch {
    return undefined
  }
}
