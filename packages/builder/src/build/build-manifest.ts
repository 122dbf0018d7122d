import type { StampedFile } from '../core/index.ts'
import type { VersionFacts } from './versions/version-facts.ts'

/** The files that each step of a build wrote, by the key of the step. The key covers every input of the step. */
export type StepFiles = Record<string, readonly StampedFile[]>

/**
 * Hashes of source files, by path. The stamp is the size of the file and the times of its last changes: while it is the same,
 * so is the hash, and the file is not read.
 */
export type SourceStamps = Record<string, readonly [stamp: string, hash: string]>

/** What a build wrote, so that the next build into the same folder can skip what has not changed. */
export interface BuildManifest {
  steps: StepFiles
  /** The hashes of the files that were read. */
  sources?: SourceStamps | undefined
  /** The versions of the site by their folders. */
  versions?: Record<string, VersionManifest> | undefined
  /** The whole build: a hash of all inputs, all files, and the result. Absent if it also depended on other servers. `usesHistory`: its key covers tags and branches. */
  complete?: { key: string; files: readonly StampedFile[]; result: unknown; usesHistory?: boolean } | undefined
}

/** What a build wrote of a version. */
export interface VersionManifest {
  /** A hash of what {@link facts} depend on. */
  factsKey: string
  facts: VersionFacts
  /** The steps that wrote its files. */
  steps: StepFiles
  /** The version as a whole, unless it also depended on other servers. */
  complete?: { key: string; files: readonly StampedFile[]; result: unknown } | undefined
}
