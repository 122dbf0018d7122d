import type { Diagnostic } from '@spearmint/config'

/** A file that would be written: its content, or the path of the file in the site's folder that it is a copy of. */
export type WrittenFile = { content: string | Uint8Array } | { source: string }

/** A site that is worked on: its files are made when they are asked for. */
export interface DevSite {
  /**
   * Gives the file at a path of the site (`guides/a.html`) as it would be built now; undefined when there is none.
   * Documents also load what keeps an open browser up to date.
   */
  find(path: string): Promise<WrittenFile | undefined>
  /** The document for paths that have no file. Without a site to show it says why. */
  renderNotFound(): string
  /**
   * Hears that files of the folder were changed, added or removed; without paths, that any may be. What depends on none
   * of them is not made again. A configuration that no site can be made with leaves the site as it was.
   */
  change(paths?: readonly string[]): Promise<void>
  /**
   * What is wrong with the site as a whole, with the pages that were asked for since the last change, and with those that
   * had problems before it.
   */
  diagnostics(): readonly Diagnostic[]
  /** Pages there are; undefined while there was no usable configuration. */
  countPages(): number | undefined
  /** The text of a file of the folder, for code frames. */
  readText(path: string): string | undefined
}

/** Address, below the base, of the module that tells open pages of changes. The server offers it. */
export const HOT_MODULE = '/@spearmint/hot.js'

/** Name of the event that the window of an open page hears: paths of the files that were changed, as a list. */
export const CHANGE_EVENT = 'spearmint:change'

/** Name of the event that the window hears when the page is connected: changes from before were not heard. */
export const CONNECT_EVENT = 'spearmint:connect'

/** What a page that is worked on knows of itself, as JSON in an element with this id. */
export const DEV_STATE_ID = 'spearmint-dev'

export interface DevState {
  /** Differs when the document differs. The server sends it as `ETag`. */
  version: string
  /** Errors and warnings. */
  problems: readonly DevProblem[]
}

export interface DevProblem {
  isError: boolean
  /** With code frame and advice, in lines. */
  text: string
  /** What `spearmint explain` explains. */
  code: string
}
