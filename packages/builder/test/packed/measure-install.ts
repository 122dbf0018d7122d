import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface InstallSize {
  packages: number
  /** Size of all files in megabytes. */
  megabytes: number
}

/** Measures a `node_modules` folder. */
export function measureInstall(folder: string): InstallSize {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
  const packages = paths.filter((path) => /\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(path))
  const bytes = paths.reduce((sum, path) => sum + lstatSync(path).size, 0)
  return { packages: packages.length, megabytes: bytes / 1e6 }
}
