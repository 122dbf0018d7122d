import type { Diagnostic } from '@spearmint/config'
import { START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'

/** Why one file could not be written as asked. */
export type OutputProblem =
  | { kind: 'unsafe-path' }
  | { kind: 'written-twice' }
  | { kind: 'case-clash'; other: string }
  | { kind: 'file-folder-clash'; other: string }
  | { kind: 'foreign-file'; other: string }
  | { kind: 'unwritable-name'; reason: string }

interface Wording {
  severity: Diagnostic['severity']
  message: string
  suggestions: string[]
}

/**
 * Turns a problem of the output folder into a diagnostic.
 *
 * @param path the file to write, relative to the output folder
 * @param file the file it was made from, relative to the site's folder, if known
 */
export function toOutputDiagnostic(problem: OutputProblem, path: string, file: string | undefined): Diagnostic {
  const code = `output/${problem.kind}`
  return { code, ...toWording(problem, path), file: file ?? path, ...START_OF_FILE, url: toDiagnosticUrl(code) }
}

function toWording(problem: OutputProblem, path: string): Wording {
  switch (problem.kind) {
    case 'unsafe-path':
      return {
        severity: 'error',
        message: `"${path}" was not written: expected a path that stays inside the output folder and is not a name that Spearmint keeps for itself.`,
        suggestions: ['Rename the file: no "..", no empty name, no back-slash, no name that starts with ".spearmint".'],
      }
    case 'written-twice':
      return {
        severity: 'warning',
        message: `"${path}" was written twice in one build; the later content stands.`,
        suggestions: ['Rename one of the two files that end up there.'],
      }
    case 'case-clash':
      return {
        severity: 'warning',
        message: `"${path}" and "${problem.other}" differ only in the case of letters. Disks and hosts that ignore case keep one of them.`,
        suggestions: ['Rename one of the two files.'],
      }
    case 'file-folder-clash':
      return {
        severity: 'error',
        message: `"${path}" was not written: "${problem.other}" would have to be a file and a folder at once.`,
        suggestions: ['Rename the file or the folder.'],
      }
    case 'foreign-file':
      return {
        severity: 'error',
        message: `"${path}" was not written: "${problem.other}" stands in the output folder and Spearmint did not make it.`,
        suggestions: [`Delete "${problem.other}" from the output folder, or build into another one with --out.`],
      }
    case 'unwritable-name':
      return {
        severity: 'error',
        message: `"${path}" was not written: the disk refuses the name (${problem.reason}).`,
        suggestions: ['Rename the file: shorter, and without characters that the system forbids.'],
      }
  }
}
