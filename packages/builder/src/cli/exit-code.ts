/** The exit codes of the process. */
export const ExitCode = {
  ok: 0,
  /** The configuration or the content has errors. What is valid was written. */
  problems: 1,
  /** There is no configuration or no page, or a folder or the command line is unusable. Nothing was written. */
  unusable: 2,
  /** Spearmint itself failed. */
  bug: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
