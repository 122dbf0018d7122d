import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Reads the version of an installed package, or undefined if it is not installed. */
export function readPackageVersion(name: string): string | undefined {
  const require = createRequire(import.meta.url)
  // Most packages don't export their manifest, so it is found by its path.
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version?: string }
      return manifest.version
    } catch {}
  }
  return undefined
}
