/** Something outside of Spearmint (a folder, a file, a port) cannot be used as asked. Not a bug; the command line exits with 2. */
export class EdgeError extends Error {
  override readonly name: string = 'EdgeError'
  /** Stable name of the kind of problem, `area/problem`, as in a diagnostic. */
  readonly code: string
  /** Ways to mend it, best first, each a short imperative sentence. */
  readonly suggestions: string[]

  constructor(code: string, message: string, suggestions: string[] = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.suggestions = suggestions
  }
}
