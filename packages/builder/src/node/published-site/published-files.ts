import type { NodeCode } from '../codes.ts'
import { OperationalError } from '../operational-error.ts'

/** The files of a site as it is published: those of a folder, or those that a host serves. */
export interface PublishedFiles {
  /** The address of the site, if it is known before any file is read. */
  origin?: string
  /** URL path that the site is served from: empty, or `/docs`. */
  base: string
  /** Whether many files can be read in a short time. */
  isLocal: boolean
  /**
   * Reads a file by its path in the site. Undefined if there is none.
   *
   * @throws {PublishedSiteError} if it is too large or cannot be read
   */
  readText(path: string, maxBytes: number): Promise<string | undefined>
}

/** A site, or a part of one, that can't be read. The message is for the program that requested it. */
export class PublishedSiteError extends OperationalError {
  override readonly name = 'PublishedSiteError'
  readonly code: NodeCode = 'mcp/unreadable-site'
}
