/** A file of the site's folder. */
export interface SourceFile {
  /** Relative to the folder, with `/`. */
  path: string
  /** In bytes. */
  size: number
  /** When it was changed last, in milliseconds; absent where that is not known. */
  modified?: number
}

/** The folder a site is read from. All paths are relative to it, with `/`. The only way the core reads anything. */
export interface SourceFolder {
  /** Every file below the folder, in code-point order, hidden and ignored ones included, `node_modules` and `.git` not. */
  list(): SourceFile[]
  /** UTF-8 text, or undefined when there is no such file. */
  readText(path: string): string | undefined
  readBytes(path: string): Uint8Array | undefined
  /** The hash of a file's bytes as `toHash` gives it, without holding them; undefined when there is no such file. */
  hash?(path: string): string | undefined
  /** Whether the folder still holds the files of the list, each with the size and the time of its last change there. */
  isAsListed?(): boolean
}

/** The folder a site is written to. All paths are relative to it, with `/`. The only way the core writes anything. */
export interface OutputFolder {
  /** Writes a file (folders are made) unless it already holds these bytes. */
  write(path: string, content: string | Uint8Array): void
  /**
   * Adds to the end of a file that grows during the build, so that nobody needs to hold all of it. The first call begins
   * it; nothing is written where it already holds these bytes.
   */
  append(path: string, content: string): void
  /** Copies a file of the site's folder. */
  copy(path: string, source: string): void
  /**
   * Counts files of an earlier build as written, if all of them are still as their stamps say.
   * @returns whether they are; if not, none is counted
   */
  keep?(files: readonly StampedFile[]): boolean
  /** Lists the files that are there when the build is finished. */
  listStamps?(): StampedFile[]
  /** Removes what an earlier build wrote and this one did not. Returns the bytes written or kept in all. */
  finish(): { files: number; bytes: number }
}

/** A file in an output folder and what tells its state there from any other. */
export type StampedFile = readonly [path: string, stamp: string]
