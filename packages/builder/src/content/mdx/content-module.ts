import type { Root } from 'hast'
import type { Binding, Scope } from './scope.ts'

/** A parsed file of content: hast that still contains MDX nodes. Pages share it, so it must never be changed. */
export interface LoadedFile {
  /** Path relative to the site's folder, with `/`. */
  file: string
  tree: Root
}

/** A file of content with its imports and exports. */
export interface ContentModule extends LoadedFile {
  /** The imports and definitions of the file, which its functions can use. */
  scope: Scope
  exports: ReadonlyMap<string, Binding>
}
