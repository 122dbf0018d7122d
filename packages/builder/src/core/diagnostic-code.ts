import type { ConfigCode } from '@spearmint/config'

/** What is known of a kind of problem apart from its place: the same as of the problems of the configuration. */
export interface DiagnosticCode extends ConfigCode {
  /** A page of Spearmint's documentation that says more, for example `/guides/math`. */
  page?: string
}
