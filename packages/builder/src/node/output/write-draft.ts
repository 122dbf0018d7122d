import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Ends the name of a file that is being changed. */
export const DRAFT_ENDING = '.spearmint-draft'

/**
 * Writes the new text of a file of the user's beside it, with the permissions of the file. When the disk refuses, nothing
 * of it is left.
 *
 * @param file absolute, links followed; it exists
 * @returns the path of the draft, which is to take the name of the file
 * @throws what the disk says
 */
export function writeDraft(file: string, text: string): string {
  const draft = `${file}${DRAFT_ENDING}`
  const { mode } = statSync(file)
  // One may be left of a run that was ended. A link of this name would lead to a file that nobody meant.
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
