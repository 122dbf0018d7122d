/** What the process ends with. */
export const ExitCode = {
  ok: 0,
  /** The content has errors. The site was written all the same. */
  problems: 1,
  /** The configuration, the folders or the command line cannot be used. Nothing was written. */
  unusable: 2,
  /** Spearmint itself failed. */
  bug: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
