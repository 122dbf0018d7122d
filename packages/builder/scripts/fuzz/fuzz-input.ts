/** What is tested: the text of a page, of a snippet that a page imports, of an OpenAPI file or of a `mint.json`. */
export const INPUT_KINDS = ['page', 'snippet', 'spec', 'config'] as const

export type InputKind = (typeof INPUT_KINDS)[number]

export interface FuzzInput {
  kind: InputKind
  text: string
}

/**
 * - `throw`: a command would exit with 3.
 * - `failed-page`: the boundary around a page caught a bug, so that the page is shown as plain text.
 * - `difference`: the two Markdown parsers give different results.
 * - `lost`: a page, or the last paragraph of one, is missing in the site.
 * - `hang`: the input takes more than 10 seconds.
 * - `crash`: a signal ended the process.
 */
export const FAILURE_KINDS = ['throw', 'failed-page', 'difference', 'lost', 'hang', 'crash'] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

export interface Failure {
  kind: FailureKind
  /** What failed: the name of a check. */
  check: string
  message: string
}

/**
 * What failures of one bug probably have in common. Messages may quote the input, but their first words rarely do. That of
 * a difference does after a colon.
 */
export function toSignature({ kind, check, message }: Failure): string {
  const words = kind === 'difference' ? message.split(':', 1)[0] : message.replace(/\d+|"[^"]*"/g, '…').slice(0, 40)
  return [kind, check, words].join(' ')
}
