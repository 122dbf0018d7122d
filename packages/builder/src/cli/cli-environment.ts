import type { Readable, Writable } from 'node:stream'
import type { BuildIo, BuildOptions, BuildResult } from '../build/index.ts'

/** A stream for text. */
export interface TextSink {
  write(text: string): unknown
  /** Whether it is a terminal. */
  isTTY?: boolean | undefined
  /** Width of the terminal. */
  columns?: number | undefined
}

export type BuildSite = (options: BuildOptions, io: BuildIo) => Promise<BuildResult>

/** What the command line uses of its process. */
export interface CliEnvironment {
  /** Working directory, absolute. */
  cwd: string
  /** Data only. */
  stdout: TextSink
  /** Messages for people. */
  stderr: TextSink
  /** Environment variables. */
  variables: Readonly<Record<string, string | undefined>>
  /** Milliseconds since an arbitrary point in time. */
  clock: () => number
  /** Standard input and output for programs that talk to a command. Undefined if nothing can be read. */
  streams?: { input: Readable; output: Writable }
  /** Calls the listener once when the user interrupts the process (Ctrl+C). */
  onInterrupt(listener: () => void): void
  /** Prompts the user and returns the answer, which may be empty. Undefined without a terminal. */
  ask?: (question: string) => Promise<string>
  /** Loads the code of builds, only when one starts, so that `--version` and `--help` are fast. */
  loadBuildSite(): Promise<BuildSite>
}
