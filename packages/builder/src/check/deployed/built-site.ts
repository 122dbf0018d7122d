/** The files of a built site. */
export interface BuiltSite {
  /** Paths with `/`, relative to the output folder. */
  files: readonly string[]
  read(path: string): Uint8Array | undefined
}
