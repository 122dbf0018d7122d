import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePath } from './is-safe-path.ts'
import type { OutputMarker } from './output-marker.ts'
import { readMarker, writeMarker } from './output-marker.ts'

/**
 * Which files of an output folder are ours, at every moment.
 *
 * The marker lists what the last finished build wrote. A running build adds each new file to a journal *before* it
 * writes the file. So after a kill, marker and journal together name every file of ours, and none that is not: the next
 * build takes over where this one stopped, and the leftovers of a killed build are still removed one day.
 */
export interface OutputLedger {
  /** Whether this build or an earlier one wrote the file. */
  has(path: string): boolean
  /** Notes that the file is about to be written. */
  claim(path: string): void
  /** Every file of ours. */
  files(): Iterable<string>
  /** Ends the build: the marker lists exactly these files, the journal is gone. */
  settle(marker: OutputMarker): void
}

/** Name of the journal: one JSON string a line. */
export const JOURNAL_FILE = '.spearmint-journal'

/** Opens the ledger of a folder that exists. A folder without a marker gets one, so that a kill leaves it ours. */
export function openLedger(root: string, blank: OutputMarker): OutputLedger {
  const marker = readMarker(root)
  if (marker === undefined) writeMarker(root, blank)
  const journalPath = join(root, JOURNAL_FILE)
  const owned = new Set([...(marker?.files ?? []), ...readJournal(journalPath)])
  let journal: number | undefined
  return {
    has: (path) => owned.has(path),
    claim(path) {
      if (owned.has(path)) return
      journal ??= openSync(journalPath, 'a')
      writeSync(journal, `${JSON.stringify(path)}\n`)
      owned.add(path)
    },
    files: () => owned,
    settle(settled) {
      writeMarker(root, settled)
      if (journal !== undefined) closeSync(journal)
      journal = undefined
      rmSync(journalPath, { force: true })
    },
  }
}

function readJournal(path: string): string[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').map(parseLine).filter(isSafePath)
}

/** A line that was cut off by a kill names a file that was never written. */
function parseLine(line: string): string {
  try {
    const path: unknown = JSON.parse(line)
    return typeof path === 'string' ? path : ''
  } catch {
    return ''
  }
}
