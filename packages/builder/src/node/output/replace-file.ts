import { renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { EdgeError } from '../edge-error.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Replaces the text of a file of the user's. The new text stands beside it first and takes its name then, so that a
 * process that is killed leaves one of the two and never half a file. A link stays a link; permissions stay.
 *
 * @param path absolute
 * @throws {EdgeError} when the disk does not let it
 */
export function replaceFile(path: string, text: string): void {
  const file = findRealPath(path) ?? path
  let draft: string | undefined
  try {
    draft = writeDraft(file, text)
    renameSync(draft, file)
  } catch (error) {
    if (draft !== undefined) rmSync(draft, { force: true })
    const reason = findErrorCode(error) ?? String(error)
    throw new EdgeError(
      'source/unwritable',
      `Cannot write "${basename(path)}": ${reason}.`,
      ['Mend its permissions.'],
      error,
    )
  }
}
