import type { OutputFolder, SourceFile, StampedFile } from '../../core/index.ts'
import type { StepFiles } from '../build-manifest.ts'

/** Where a step writes to. */
export type StepOutput = Pick<OutputFolder, 'write' | 'append' | 'copy'>

/** The writing steps of a build. A step is skipped if the last build ran it with the same key and its files still exist. */
export class BuildSteps {
  readonly #output: StepOutput & Partial<Pick<OutputFolder, 'reuse'>>
  /** Steps of the last build. */
  readonly #known: StepFiles
  /** Paths that each step of this build wrote or reused. */
  readonly #paths = new Map<string, readonly string[]>()

  /** The start of all keys. */
  readonly #scope: string

  /**
   * @param known Steps of the last build. Default: none.
   * @param scope Builds with another scope write other files in the same steps.
   */
  constructor(output: StepOutput & Partial<Pick<OutputFolder, 'reuse'>>, known: StepFiles = {}, scope = '') {
    this.#output = output
    this.#known = known
    this.#scope = scope
  }

  /** Runs a step. @param name Covers everything the files depend on. */
  async run(name: string, write: (output: StepOutput) => void | Promise<void>): Promise<void> {
    const key = this.#scope + name
    const files = this.#known[key]
    if (files !== undefined && this.#output.reuse?.(files)) {
      this.#paths.set(
        key,
        files.map(([path]) => path),
      )
      return
    }
    const paths = new Set<string>()
    await write(recordPaths(this.#output, paths))
    this.#paths.set(key, [...paths])
  }

  /** Copies a file as a step. @param file As listed. Without its modification time the file is copied by every build. */
  async copy(path: string, file: SourceFile | undefined): Promise<void> {
    if (file?.modified === undefined) this.#output.copy(path, path)
    else await this.run(toCopyKey(file), (output) => output.copy(path, path))
  }

  /**
   * The steps of this build for the next one.
   * @param files All files of the finished output.
   * @param withCopies Whether copied files still are as they were listed: if not, a copy may have other content than its key says.
   */
  toManifest(files: readonly StampedFile[], { withCopies }: { withCopies: boolean }): StepFiles {
    const stamps = new Map(files)
    const steps: StepFiles = {}
    for (const [key, paths] of this.#paths) {
      if (!withCopies && isCopyKey(key.slice(this.#scope.length))) continue
      const stamped = paths.map((path) => [path, stamps.get(path)] as const)
      // Every build reports a file that could not be placed, so such a step has to run again.
      if (stamped.every((file): file is [string, string] => file[1] !== undefined)) steps[key] = stamped
    }
    return steps
  }
}

function toCopyKey({ path, size, modified }: SourceFile): string {
  return `copy ${path} ${size} ${modified}`
}

function isCopyKey(key: string): boolean {
  return key.startsWith('copy ')
}

/** The same output, but adds the paths that are written to a set. */
function recordPaths(output: StepOutput, paths: Set<string>): StepOutput {
  const recorded =
    <Rest extends unknown[]>(act: (path: string, ...rest: Rest) => void) =>
    (path: string, ...rest: Rest): void => {
      paths.add(path)
      act(path, ...rest)
    }
  return { write: recorded(output.write), append: recorded(output.append), copy: recorded(output.copy) }
}
