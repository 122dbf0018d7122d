import { CONFIG_CODES as CODES } from './config-codes.ts'
import type { CodeEntry } from './diagnostics/index.ts'

// The builder still reads the text of `fix` by its former name. Delete this file when it no longer does, and export
// CONFIG_CODES of config-codes.ts from index.ts.

/** An entry of a table of codes, with the former name of `fix`. */
export interface ConfigCode extends Omit<CodeEntry, 'fix' | 'variants' | 'page'> {
  mend: string
}

type WithFormerName<Codes> = { readonly [Code in keyof Codes]: Codes[Code] & { mend: string } }

export const CONFIG_CODES = Object.fromEntries(
  Object.entries(CODES).map(([code, entry]) => [code, { ...entry, mend: entry.fix }]),
) as WithFormerName<typeof CODES>
