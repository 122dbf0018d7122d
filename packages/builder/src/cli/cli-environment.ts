import type { BuildIo, BuildOptions, BuildResult } from '../build/index.ts'

/** A stream that text is written to. */
export interface TextSink {
  write(text: string): unknown
  /** Whether it is a terminal. */
  isTTY?: boolean | undefined
  /** Width of the terminal. */
  columns?: number | undefined
}

export type BuildSite = (options: BuildOptions, io: BuildIo) => Promise<BuildResult>

/** All that the command line takes from the process it runs in. */
export interface CliEnvironment {
  /** Working directory, absolute. */
  cwd: string
  /** Data only. */
  stdout: TextSink
  /** Messages for people. */
  stderr: TextSink
  /** Environment variables. */
  variables: Readonly<Record<string, string | undefined>>
  /** Milliseconds since some fixed moment. */
  clock: () => number
  /** Calls the listener once when the user asks to stop (Ctrl+C). */
  onInterrupt(listener: () => void): void
  /** Asks the user something and gives the answer, which may be empty. Absent where nobody is at a terminal. */
  ask?: (question: string) => Promise<string>
  /** Gives the pipeline. It is loaded only when a build starts, so that `--version` and `--help` are quick. */
  loadBuildSite(): Promise<BuildSite>
}
