import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGE_FILES } from '../package-files.ts'

/** The template of new sites, which comes with the package. */
const TEMPLATE = fileURLToPath(PACKAGE_FILES.template)

/** Reads all files of the template: text by path, with `/`. */
export function readTemplate(): { path: string; text: string }[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(TEMPLATE, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }))
}
