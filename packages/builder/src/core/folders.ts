import type { HostFacts } from './host-facts.ts'

/** A file of the site's folder. */
export interface SourceFile {
  /** Relative to the folder, with `/`. */
  path: string
  /** In bytes. */
  size: number
  /** When it was last changed, in milliseconds. Undefined if that is not known. */
  modified?: number
  /**
   * When it or its name, size, time or permissions were last changed, in milliseconds. Unlike `modified`, nobody can set it.
   * Undefined if that is not known, or so short ago that another change could leave it the same.
   */
  changed?: number | undefined
}

/** The folder a site is read from, and the only way to read its files. All paths are relative to it, with `/`. */
export interface SourceFolder {
  /** Its name, for a site that has none. */
  name?: string
  /** Lists every file below the folder in code-point order, hidden and ignored files included, without `node_modules` and `.git`. */
  list(): SourceFile[]
  /** Reads UTF-8 text. Returns undefined when there is no such file. */
  readText(path: string): string | undefined
  readBytes(path: string): Uint8Array | undefined
  /** Reads the start of a file, at most `length` bytes. Returns undefined when there is no such file. */
  readStart?(path: string, length: number): Uint8Array | undefined
  /** Hashes the bytes of a file like `toHash`, without loading all of them. Returns undefined when there is no such file. */
  hash?(path: string): string | undefined
  /** Whether every file still has the size and the modification time that `list` returned. */
  isAsListed?(): boolean
}

/** The folder a site is written to, and the only way to write its files. All paths are relative to it, with `/`. */
export interface OutputFolder {
  /**
   * Writes a file and the folders it needs, unless the file already has this content.
   * @param source The file of the site's folder that it is built from, for messages.
   */
  write(path: string, content: string | Uint8Array, source?: string): void
  /**
   * Appends to a file that grows during the build, so its whole content never has to be in memory. The first call
   * creates the file. A file that already has this content is not written again.
   */
  append(path: string, content: string): void
  /** Copies a file of the site's folder. */
  copy(path: string, source: string): void
  /**
   * Counts files of an earlier build as written, provided that all of them still match their stamps.
   * @returns Whether they match. If not, none of them counts as written.
   */
  reuse?(files: readonly StampedFile[]): boolean
  /** Lists the files of the finished build. */
  listStamps?(): StampedFile[]
  /**
   * Removes the files that an earlier build wrote and this one did not. Returns the number and the size of all files.
   * @param facts What a host of these files has to know.
   */
  finish(facts?: HostFacts): { files: number; bytes: number }
}

/** A file in an output folder, with a stamp that changes whenever the file does. */
export type StampedFile = readonly [path: string, stamp: string]
