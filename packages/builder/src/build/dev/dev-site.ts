import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Translation } from '@spearmint/config/words'

/** A file that is a copy of a file in the site's folder. */
export interface SourceCopy {
  /** Its path in the site's folder. */
  source: string
}

/** A document with the development client in it. */
export interface DevDocument {
  content: string
  /** Changes with the document. The server sends it as `ETag`. */
  version: string
}

/** A file of the site as a build would write it now. */
export type DevFile = DevDocument | { content: string | Uint8Array; version?: undefined } | SourceCopy

/** A site under development. Its files are rendered on request. */
export interface DevSite {
  /**
   * Finds the file at a path of the site, such as `guides/a.html`, as a build would write it now. Documents also load the
   * development client, which keeps an open browser up to date.
   */
  find(path: string): Promise<DevFile | undefined>
  /** Renders the document for paths that have no file. Without a site, it explains why there is none. */
  renderNotFound(): DevDocument
  /**
   * Updates the site after files of the folder were changed, added or removed. Without paths, any file may have changed.
   * If the new configuration is not usable, the site stays as it was.
   */
  change(paths?: readonly string[]): Promise<void>
  /**
   * Lists the problems of the site as a whole, of the pages requested since the last change, and of pages that had
   * problems before it.
   */
  diagnostics(): readonly Diagnostic[]
  /** Counts the pages. Undefined until the configuration is usable for the first time. */
  countPages(): number | undefined
  /** Whether a build has further versions, from Git. */
  hasOtherVersions?(): boolean
  /** Reads a file of the folder, for code frames. */
  readText(path: string): string | undefined
}

/** Address, below the base, of the module that notifies open pages of changes. The server provides it. */
export const HOT_MODULE = '/@spearmint/hot.js'

/** Event on the window of an open page after a change. Its detail is the list of paths that changed. */
export const CHANGE_EVENT = 'spearmint:change'

/** Event on the window when the page is connected to the server. Changes before it have not been announced. */
export const CONNECT_EVENT = 'spearmint:connect'

/** Id of the element that holds the {@link DevState} of a document as JSON. */
export const DEV_STATE_ID = 'spearmint-dev'

export interface DevState {
  /** Changes with the document. The server sends it as `ETag`. */
  version: string
  /** Errors and warnings. */
  problems: readonly DevProblem[]
  /** The words of the list of problems. Without it, they are English. */
  translation?: Translation
}

export interface DevProblem {
  isError: boolean
  /** Lines with the message, the code frame and the suggestions. */
  text: string
  /** The diagnostic code, for `spearmint explain`. */
  code: string
}
