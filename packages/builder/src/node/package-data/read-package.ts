import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGE_FILES } from '../package-files.ts'

/** Reads the version of Spearmint from its `package.json`. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(PACKAGE_FILES.manifest, 'utf8')) as { version: string }).version
}

/** Reads the template of `spearmint init`: the text of each file by its path, with `/`. */
export function readTemplate(): { path: string; text: string }[] {
  const folder = fileURLToPath(PACKAGE_FILES.template)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }))
}
