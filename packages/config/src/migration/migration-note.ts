import type { Problem } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { MIGRATION_CODES } from './migration-codes.ts'

/** A difference between the files, at a path of the `mint.json`. */
export type MigrationNote = Problem<typeof MIGRATION_CODES> & { path: ConfigPath }

export type ReportNote = (note: MigrationNote) => void

/** Reports that the value at a path has no counterpart. */
export function toLeftOut(path: ConfigPath, message: string, suggestions: string[] = []): MigrationNote {
  return { code: 'migrate/left-out', path, message, suggestions }
}

/** Reports that a value without a counterpart never had an effect. */
export function toWithoutEffect(path: ConfigPath, name: string): MigrationNote {
  const message = `"${name}" is left out. It had no effect.`
  return { code: 'migrate/left-out', variant: 'without-effect', path, message }
}

/** Reports that a value is converted, and that something is different all the same. */
export function toChanged(path: ConfigPath, message: string, suggestions: string[] = []): MigrationNote {
  return { code: 'migrate/changed', path, message, suggestions }
}
