/**
 * An intended difference between the base and the working tree. It is applied to every path and every text of the base
 * after the hashes are replaced, so a pattern has to match `search-[hash].js` and `sha256-[inline style 1]`.
 */
export interface AcceptedChange {
  /** Why the output may differ here. Name the commit or the decision record. */
  reason: string
  /** What the base writes. Needs the flag `g`. Keep it narrow: include the name of the attribute, for example. */
  pattern: RegExp
  /** What the working tree writes, as in `String.prototype.replace`. */
  replacement: string
}

/**
 * The differences that a refactoring is allowed to make. Empty the table when the refactoring is merged.
 * An entry looks like this:
 *
 * ```ts
 * {
 *   reason: 'The marker of islands was renamed (decision 030).',
 *   pattern: / data-wants="/g,
 *   replacement: ' data-island="',
 * }
 * ```
 */
export const ACCEPTED_CHANGES: readonly AcceptedChange[] = []
