import type { StampedFile } from '../core/index.ts'

/** The files that each step of a build wrote, by the key of the step. The key covers every input of the step. */
export type StepFiles = Record<string, readonly StampedFile[]>

/** What a build wrote, so that the next build into the same folder can skip what has not changed. */
export interface BuildManifest {
  steps: StepFiles
  /** The whole build: a hash of all inputs, all files, and the result. Absent if it also depended on other servers. */
  complete?: { key: string; files: readonly StampedFile[]; result: unknown } | undefined
}
