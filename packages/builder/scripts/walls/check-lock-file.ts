import type { Violation } from './source-module.ts'

/** What a `package-lock.json` has about installed packages, by their folder. */
export interface LockFile {
  packages: Readonly<Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>>
}

/**
 * Checks that every package from a registry has a checksum, so that `npm ci` installs the same bytes everywhere. Our own
 * packages have none, and a bundled package is part of another one.
 */
export function checkLockFile({ packages }: LockFile): Violation[] {
  return Object.entries(packages).flatMap(([folder, { integrity, link, inBundle }]) => {
    if (!/(?:^|\/)node_modules\//.test(folder) || link || inBundle || integrity?.startsWith('sha512-')) return []
    return {
      rule: 'integrity',
      path: 'package-lock.json',
      message: `"${folder}" has no SHA-512 checksum`,
      instead: 'Add `integrity` with the value of `npm view <name>@<version> dist.integrity`.',
    }
  })
}
