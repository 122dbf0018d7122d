import type { IconLibrary } from '../model/site-config.ts'

/**
 * What rules need to know about the files of a site. The caller implements it: a command with files on disk, a page in
 * a browser with files in memory. Paths are relative to the site's folder, with `/` as separator and no leading `/`.
 */
export interface SiteFiles {
  /** Whether a page exists, by its path without extension (`guides/a`) or that of its URL (`guides`). */
  hasPage(path: string): boolean
  /** Whether a file is published unchanged, for example `logo/light.svg`. */
  hasFile(path: string): boolean
  /** Paths, without extension, of all pages except hidden ones. */
  listPages(): Iterable<string>
  /** Paths of the published files, for suggestions. */
  listFiles?(): Iterable<string>
  /** Finds the file of a page that exists but is not published, for example because of `.mintignore`. */
  findIgnored?(path: string): string | undefined
  /** Finds the snippet with the path of a page. */
  findSnippet?(path: string): string | undefined
  /** Whether an icon exists. True for anything but a name: a character, an image. Without it, icons are not checked. */
  hasIcon?(name: string, type: string | undefined, library: IconLibrary | undefined): boolean
  /** Names that an unknown one may be a misspelling of, nearest first. */
  suggestIcons?(name: string, type: string | undefined, library: IconLibrary | undefined): string[]
}
