import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package of the builder: this file runs compiled, in `bench/dist`. */
const PACKAGE = join(import.meta.dirname, '../..')

/** The built command line: command and first argument. */
export const SPEARMINT = [process.execPath, join(PACKAGE, 'bin/spearmint.js')] as const

/** Reads the version of the measured Spearmint. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }).version
}
