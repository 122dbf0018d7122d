import { renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { IoError } from '../operational-error.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Replaces the text of one of the user's files atomically: the new text is written beside it and then renamed, so a
 * process that is killed leaves the old or the new text. A link stays a link, and permissions are preserved.
 *
 * @param path absolute
 * @throws {IoError} when the file cannot be written
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
    throw new IoError(
      'source/unwritable',
      `Cannot write "${basename(path)}": ${reason}.`,
      ['Fix its permissions.'],
      error,
    )
  }
}
