import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { CrashGuard } from '../../content/index.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** A guard whose notes are files in a folder. */
export interface DiskParseGuard extends CrashGuard {
  /** Says that the process goes on without the parser: nothing it read was its end. Its threads must have ended. */
  close(): void
}

/**
 * Holds the hash of the text that is read now; left behind by a process that ended there. Threads have one each, with a
 * number behind: nobody can tell which of them met its end, so all of their texts are refused then.
 */
const NOTE_FILE = 'parsing'
const NOTES = /^parsing(?:-\d+)?$/

/** Hashes of texts that ended a process, one a line. A process that was killed leaves some here too: each costs 15 ms. */
const REFUSED_FILE = 'not-native.txt'

/**
 * Opens the guard of a folder, which one process uses at a time. One that cannot be written guards nothing.
 * @param thread number of a thread beside the main one, whose guard must be open before: that one takes in what an
 *   earlier process left, and would take the notes of running threads for such
 */
export function openParseGuard(folder: string, thread?: number): DiskParseGuard {
  const isMain = thread === undefined
  const note = join(folder, isMain ? NOTE_FILE : `${NOTE_FILE}-${thread}`)
  const refused = new Set(isMain ? collectNotes(folder) : readLines(join(folder, REFUSED_FILE)))
  let file: number | undefined | null

  /** Null when the folder cannot be written. */
  function openNote(): number | null {
    try {
      makeCacheFolder(folder)
      return openSync(note, 'w')
    } catch {
      return null
    }
  }

  return {
    allows(text) {
      if (file === undefined) file = openNote()
      const hash = createHash('sha1').update(text).digest('base64url')
      if (refused.has(hash)) return false
      if (file !== null) writeSync(file, hash, 0)
      return true
    },
    close() {
      if (typeof file === 'number') closeSync(file)
      file = null
      removeNotes(isMain ? listNotes(folder) : [note])
    },
  }
}

/** Adds the notes that an earlier process left to the refused texts, and gives these. */
function collectNotes(folder: string): string[] {
  const list = join(folder, REFUSED_FILE)
  const notes = listNotes(folder)
  const left = notes.flatMap(readLines)
  const refused = [...new Set([...readLines(list), ...left])]
  try {
    if (left.length > 0) writeFileSync(list, refused.join('\n'))
  } catch {
    // The notes stay, and are taken in the next time.
    return refused
  }
  removeNotes(notes)
  return refused
}

function listNotes(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NOTES.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** One that cannot be removed is taken in the next time, which costs little. */
function removeNotes(notes: readonly string[]): void {
  for (const note of notes) {
    try {
      rmSync(note, { force: true })
    } catch {}
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
