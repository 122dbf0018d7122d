import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Extension of the new content of a file that is being changed. */
export const DRAFT_ENDING = '.spearmint-draft'

/**
 * Writes the new text of one of the user's files beside it, with the same permissions. A failed write leaves nothing
 * behind.
 *
 * @param file absolute, links resolved; it exists
 * @returns the path of the draft, to be renamed to the file
 * @throws the error of the system call
 */
export function writeDraft(file: string, text: string): string {
  const draft = `${file}${DRAFT_ENDING}`
  const { mode } = statSync(file)
  // A killed run may have left one. A link of this name would redirect the write to another file.
  rmSync(draft, { force: true })
  try {
    writeFileSync(draft, text, { flag: 'wx' })
    chmodSync(draft, mode)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return draft
}
