import type { Root } from 'hast'
import type { Binding, Scope } from './scope.ts'

/** A parsed file of content: hast that still holds MDX nodes. It may be shared between pages and is never changed. */
export interface LoadedFile {
  /** Relative to the site's folder, with `/`. */
  file: string
  tree: Root
}

/** A file of content with the names it imports and exports. */
export interface ContentModule extends LoadedFile {
  /** The file's imports and definitions: what its functions see. */
  scope: Scope
  exports: ReadonlyMap<string, Binding>
}
