/**
 * What rules ask about the files of a site. Somebody who has them answers: a command from the disk, a page in a browser
 * from memory. Paths are relative to the site's folder, with `/` and without one in front.
 */
export interface SiteFiles {
  /** Whether there is a page of this name: its path without extension (`guides/a`), or that of its address (`guides`). */
  hasPage(path: string): boolean
  /** Whether a file is published as it is, for example `logo/light.svg`. */
  hasFile(path: string): boolean
  /** Paths, without extension, of the pages that readers should find: all but hidden ones. */
  listPages(): Iterable<string>
  /** Paths of the published files, to suggest one. None when absent. */
  listFiles?(): Iterable<string>
  /** The file of a page that is in the folder and kept out of the site, for example by `.mintignore`. */
  findIgnored?(path: string): string | undefined
  /** Whether an icon can be drawn. True also for what is no name: a character, a picture. Icons go unchecked when absent. */
  hasIcon?(name: string, type: string | undefined): boolean
  /** Names that an unknown one may have meant, nearest first. */
  suggestIcons?(name: string, type: string | undefined): string[]
}
