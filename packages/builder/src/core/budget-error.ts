import type { Position } from 'unist'

/**
 * A limit on steps or sizes was exceeded. The page boundary (`build/pages/safe-renderer.ts`) reports it as
 * `page/too-complex` and shows the page as plain text.
 */
export class BudgetError extends Error {
  override readonly name = 'BudgetError'
  /** What exceeded the limit, as a noun phrase: `the nesting of lists`. */
  readonly what: string
  readonly limit: number
  /** Position in the file of the page, if it is known. */
  readonly position: Position | undefined

  constructor(what: string, limit: number, position?: Position) {
    super(`${what} exceeds the limit of ${limit.toLocaleString('en-US')}`)
    this.what = what
    this.limit = limit
    this.position = position
  }
}
