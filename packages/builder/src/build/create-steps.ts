import type { OutputFolder, StampedFile } from '../core/index.ts'
import type { StepLog } from './build-manifest.ts'

/** Where a step writes to. */
export type StepOutput = Pick<OutputFolder, 'write' | 'append' | 'copy'>

/** The writing steps of a build. One whose key is that of a step of the build before is not done when its files are still there. */
export interface Steps {
  run(key: string, write: (output: StepOutput) => void | Promise<void>): Promise<void>
  /**
   * What the next build may go by.
   * @param files all that the finished output holds
   * @param isSure whether what a step wrote is what its key says
   */
  toLog(files: readonly StampedFile[], isSure: (key: string) => boolean): StepLog
}

/** Creates the steps of a build into a folder. @param known what is known of the build before; nothing by default */
export function createSteps(output: OutputFolder | StepOutput, known: StepLog = {}): Steps {
  const log = new Map<string, readonly string[]>()
  const folder: Partial<OutputFolder> = output

  return {
    async run(key, write) {
      const files = known[key]
      if (files !== undefined && folder.keep?.(files)) {
        log.set(
          key,
          files.map(([path]) => path),
        )
        return
      }
      const paths = new Set<string>()
      const note =
        <Rest extends unknown[]>(act: (path: string, ...rest: Rest) => void) =>
        (path: string, ...rest: Rest): void => {
          paths.add(path)
          act(path, ...rest)
        }
      await write({ write: note(output.write), append: note(output.append), copy: note(output.copy) })
      log.set(key, [...paths])
    },
    toLog(all, isSure) {
      const stamps = new Map(all)
      const steps: StepLog = {}
      for (const [key, paths] of log) {
        if (!isSure(key)) continue
        const files = paths.map((path) => [path, stamps.get(path)] as const)
        // A file that could not be placed is reported by each build: such a step is done again.
        if (files.every((file): file is [string, string] => file[1] !== undefined)) steps[key] = files
      }
      return steps
    },
  }
}
