import { join } from 'node:path'

/** The package of the builder: this file runs compiled, in `bench/dist`. */
const PACKAGE = join(import.meta.dirname, '../..')

/** The built command line, as the words of a command. */
export const SPEARMINT = [process.execPath, join(PACKAGE, 'bin/spearmint.js')] as const
