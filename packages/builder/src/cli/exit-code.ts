/** The exit codes of the process. */
export const ExitCode = {
  ok: 0,
  /** The content has errors. The site was written anyway. */
  problems: 1,
  /** The configuration, a folder or the command line is unusable. Nothing was written. */
  unusable: 2,
  /** Spearmint itself failed. */
  bug: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
