import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePath } from '../source/is-safe-path.ts'
import { draftMarker, type OutputMarker, readMarker, writeMarker } from './output-marker.ts'

/**
 * Which files of an output folder are ours, at every moment.
 *
 * The marker lists what the last finished build wrote. A build adds its new files to a journal *before* it puts the first
 * of them in place. So after a kill, marker and journal together name every file of ours, and none that is not: the next
 * build takes over where this one stopped, and the leftovers of a killed build are still removed one day.
 */
export interface OutputLedger {
  /** Whether this build or an earlier one wrote the file. */
  has(path: string): boolean
  /** Every file of ours. */
  files(): Iterable<string>
  /** Notes which files are about to be put in place. After that, `settle` needs no more room on the disk. */
  claim(paths: Iterable<string>, marker: OutputMarker): void
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
  return {
    has: (path) => owned.has(path),
    files: () => owned,
    claim(paths, marker) {
      const claimed = [...paths].filter((path) => !owned.has(path))
      // A line that a kill cut off stays a line of its own.
      if (claimed.length > 0)
        appendFileSync(journalPath, `\n${claimed.map((path) => `${JSON.stringify(path)}\n`).join('')}`)
      for (const path of claimed) owned.add(path)
      draftMarker(root, marker)
    },
    settle(marker) {
      writeMarker(root, marker)
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
