import type { NodeCode } from './codes.ts'

/**
 * Something outside of Spearmint (a folder, a file, a port, an argument) can't be used, so the command ends early. It is
 * not a bug: the command line prints the message and exits with 2. Any other error is a bug.
 */
export abstract class OperationalError extends Error {
  /** The diagnostic code. */
  abstract readonly code: string
  /** Ways to fix the problem, best first, each a short imperative sentence. */
  readonly suggestions: string[]

  constructor(message: string, suggestions: string[] = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.suggestions = suggestions
  }
}

/** The file system or the network refuses an operation. */
export class IoError extends OperationalError {
  override readonly name = 'IoError'
  readonly code: NodeCode

  constructor(code: NodeCode, message: string, suggestions?: string[], cause?: unknown) {
    super(message, suggestions, cause)
    this.code = code
  }
}
