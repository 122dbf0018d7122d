import type { Diagnostic } from '@spearmint/config/diagnostics'
import { toOutputDiagnostic } from './output-problem.ts'

/** Reports names that differ only in case by the files of the site that have them. */
export interface CaseClashes {
  /** Whether the name of an output file was found to clash. */
  has(path: string): boolean
  /** Records the file of the site's folder that an output file is built from. */
  setOrigin(path: string, origin: string): void
  /**
   * Reports a clash of two output files.
   *
   * @param origin The file that the second one is built from.
   * @returns Nothing if a clash of the same two files of the site was reported: several files are built from each page.
   */
  report(other: string, path: string, origin?: string): Diagnostic[]
}

export function createCaseClashes(): CaseClashes {
  const origins = new Map<string, string>()
  const reported = new Set<string>()
  const clashing = new Set<string>()

  return {
    has: (path) => clashing.has(path),
    setOrigin: (path, origin) => void origins.set(path, origin),
    report(otherPath, path, origin = path) {
      clashing.add(otherPath).add(path)
      const other = origins.get(otherPath) ?? otherPath
      const clash = JSON.stringify([other, origin])
      if (reported.has(clash)) return []
      reported.add(clash)
      return [toOutputDiagnostic({ code: 'output/case-clash', other }, origin)]
    },
  }
}
