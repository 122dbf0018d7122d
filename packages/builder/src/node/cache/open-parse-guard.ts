import { createHash } from 'node:crypto'
import { closeSync, existsSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { CrashGuard } from '../../content/index.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { openToWrite, writeRegularFile } from '../write-regular-file.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** A guard that writes its notes to a folder. */
export interface DiskParseGuard extends CrashGuard {
  /** Deletes the notes: the process is done with the parser and did not crash. Its threads must have ended. */
  close(): void
}

/**
 * Contains the hash of the text that is being parsed. A process that crashes leaves it behind. Each thread has its own
 * note, with a number appended. Nobody can tell which thread crashed the process, so all of their texts are refused.
 */
const NOTE_FILE = 'parsing'
const NOTES = /^parsing(?:-\d+)?$/

/** Hashes of texts that crashed a process, one per line. A killed process adds some too; each costs 15 ms per build. */
const REFUSED_FILE = 'not-native.txt'

/**
 * Opens the guard of a folder, which only one process may use at a time. A folder that can't be written guards nothing.
 * @param thread - The number of a worker thread. The guard of the main thread must be opened before: it collects the notes
 *   of an earlier process, and would mistake those of running threads for such notes.
 */
export function openParseGuard(folder: string, thread?: number): DiskParseGuard {
  const isMain = thread === undefined
  const note = join(folder, isMain ? NOTE_FILE : `${NOTE_FILE}-${thread}`)
  const refused = new Set(isMain ? collectNotes(folder) : readLines(join(folder, REFUSED_FILE)))
  let file: number | undefined | null

  /** Null when the folder can't be written. */
  function openNote(): number | null {
    try {
      makeCacheFolder(folder)
      return openToWrite(note)
    } catch {
      return null
    }
  }

  function closeNote(): void {
    if (typeof file === 'number') closeSync(file)
    file = null
  }

  return {
    allows(text) {
      if (file === undefined) file = openNote()
      const hash = createHash('sha1').update(text).digest('base64url')
      if (refused.has(hash)) return false
      try {
        if (file !== null) writeSync(file, hash, 0)
      } catch {
        // The disk is full. The note may contain another text.
        closeNote()
        removeNotes([note])
      }
      return true
    },
    close() {
      closeNote()
      removeNotes(isMain ? listNotes(folder) : [note])
    },
  }
}

/**
 * Opens the guard of a site for a command without a cache in the site's folder. Its notes are in the user's cache folder,
 * and nothing stays there unless a text crashed the process.
 */
export function openUserParseGuard(userFolder: string, site: string): DiskParseGuard & { folder: string } {
  const folder = join(userFolder, 'parsing', createHash('sha1').update(site).digest('hex').slice(0, 16))
  const guard = openParseGuard(folder)
  return {
    ...guard,
    folder,
    close() {
      guard.close()
      if (existsSync(join(folder, REFUSED_FILE))) return
      try {
        rmSync(folder, { recursive: true, force: true })
      } catch {
        // A folder that can't be entered or changed. There are no notes in it.
      }
    },
  }
}

/** Adds the notes that an earlier process left to the refused texts, and returns these. */
function collectNotes(folder: string): string[] {
  const list = join(folder, REFUSED_FILE)
  const notes = listNotes(folder)
  const left = notes.flatMap(readLines)
  const refused = [...new Set([...readLines(list), ...left])]
  try {
    if (left.length > 0) writeRegularFile(list, refused.join('\n'))
  } catch {
    // The notes stay and are collected the next time.
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

/** A note that can't be deleted is collected the next time, which costs little. */
function removeNotes(notes: readonly string[]): void {
  for (const note of notes) {
    try {
      rmSync(note, { force: true })
    } catch {}
  }
}

function readLines(path: string): string[] {
  try {
    return readRegularFile(path).toString().split('\n').filter(Boolean)
  } catch {
    return []
  }
}
