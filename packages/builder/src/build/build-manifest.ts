import type { StampedFile } from '../core/index.ts'

/** What the steps of a build wrote: key of a step → its files. A key names all that a step depends on. */
export type StepLog = Record<string, readonly StampedFile[]>

/** What is known of the last build into an output folder. */
export interface BuildLog {
  steps: StepLog
  /**
   * The build as a whole, if nothing outside of the site's folder had a say in it: a hash of all it was made of, all its
   * files, and what it gave back.
   */
  whole?: { key: string; files: readonly StampedFile[]; result: unknown }
}
