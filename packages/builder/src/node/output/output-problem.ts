import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { OUTPUT_CODES } from '../codes.ts'
import { findErrorCode } from '../find-error-code.ts'
import type { FoundPlace, Obstacle } from './output-obstacle.ts'

/** Why one file can't be written. */
export type OutputProblem =
  | { code: 'output/unsafe-path' | 'output/written-twice' }
  | { code: 'output/case-clash' | 'output/file-folder-clash' | 'output/foreign-file'; other: string }
  | { code: 'output/unwritable-name'; reason: string }

/** System errors that concern the name of one file, not the whole disk. */
const NAME_ERRORS = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ'])

/** The problem of a failed system call that does not accept a file name; undefined for any other error. */
export function findNameProblem(error: unknown): OutputProblem | undefined {
  const reason = findErrorCode(error)
  return reason !== undefined && NAME_ERRORS.has(reason) ? { code: 'output/unwritable-name', reason } : undefined
}

/** The problem of a place that is not free. */
export function toObstacleProblem(found: FoundPlace | Obstacle | undefined): OutputProblem | undefined {
  if (typeof found !== 'object') return undefined
  return { code: found.isWritten ? 'output/file-folder-clash' : 'output/foreign-file', other: found.path }
}

/**
 * Converts a problem of the output folder to a diagnostic.
 *
 * @param path the file to write, relative to the output folder
 * @param file the file it was built from, relative to the site's folder, if known
 */
export function toOutputDiagnostic(problem: OutputProblem, path: string, file = path): Diagnostic {
  return toDiagnostic(OUTPUT_CODES, { code: problem.code, ...toTexts(problem, path), file })
}

function toTexts(problem: OutputProblem, path: string): Pick<Diagnostic, 'message' | 'suggestions'> {
  switch (problem.code) {
    case 'output/unsafe-path':
      return {
        message: `"${path}" was not written: it leaves the output folder or is a name that Spearmint reserves.`,
        suggestions: ['Rename the file: no "..", no empty name, no backslash, no name that starts with ".spearmint".'],
      }
    case 'output/written-twice':
      return {
        message: `"${path}" was written twice in one build. The second content replaced the first.`,
        suggestions: ['Rename one of the two files.'],
      }
    case 'output/case-clash':
      return {
        message:
          path.toLowerCase() === problem.other.toLowerCase()
            ? `"${path}" and "${problem.other}" differ only in case. Disks and hosts that ignore case store only one of them.`
            : `"${path}" and "${problem.other}" are the same characters in different Unicode encodings. Some disks store only one of them.`,
        suggestions: ['Rename one of the two files.'],
      }
    case 'output/file-folder-clash':
      return {
        message: `"${path}" was not written: "${problem.other}" would have to be a file and a folder at the same time.`,
        suggestions: ['Rename the file or the folder.'],
      }
    case 'output/foreign-file':
      return {
        message: `"${path}" was not written: the output folder contains "${problem.other}", which Spearmint did not write.`,
        suggestions: [`Delete "${problem.other}" from the output folder, or build into another folder.`],
      }
    case 'output/unwritable-name':
      return {
        message: `"${path}" was not written: the file system does not accept the name (${problem.reason}).`,
        suggestions: [
          'Shorten the name of the page or file, or the source of the redirect, and leave out characters that the system forbids.',
        ],
      }
  }
}
