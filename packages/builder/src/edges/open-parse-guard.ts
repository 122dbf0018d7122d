import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { ParseGuard } from '../model/parse-guard.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** A guard whose notes are files in a folder. */
export interface DiskParseGuard extends ParseGuard {
  /** Says that the process goes on without the parser: nothing it read was its end. */
  close(): void
}

/** Holds the hash of the text that is read now; left behind by a process that ended there. */
const NOTE_FILE = 'parsing'

/** Hashes of texts that ended a process, one a line. A process that was killed leaves one here too: that costs 15 ms. */
const REFUSED_FILE = 'not-native.txt'

/** Opens the guard of a folder. One that cannot be written guards nothing. */
export function openParseGuard(folder: string): DiskParseGuard {
  const [note, list] = [NOTE_FILE, REFUSED_FILE].map((name) => join(folder, name)) as [string, string]
  const left = readLines(note)
  const refused = new Set([...readLines(list), ...left])
  let file: number | undefined | null

  /** Null when the folder cannot be written. */
  function openNote(): number | null {
    try {
      makeCacheFolder(folder)
      if (left.length > 0) writeFileSync(list, [...refused].join('\n'))
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
      if (typeof file !== 'number') return
      closeSync(file)
      file = null
      rmSync(note, { force: true })
    },
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
