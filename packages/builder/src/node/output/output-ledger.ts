import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePath } from '../is-safe-path.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { appendRegularFile } from '../write-regular-file.ts'
import { draftMarker, type OutputMarker, readMarker, writeMarker } from './output-marker.ts'

/**
 * Which files of an output folder are ours, at any time.
 *
 * The marker lists what the last finished build wrote. A build adds its new files to a journal *before* it moves the
 * first of them into place. So after a kill, marker and journal together name all files of ours and no others: the next
 * build knows which files it may replace, and removes what the killed build left behind.
 */
export interface OutputLedger {
  /** Whether this build or an earlier one wrote the file. */
  has(path: string): boolean
  /** All files of ours. */
  files(): Iterable<string>
  /** Records the files that are about to be moved into place. After that, `settle` needs no more disk space. */
  claim(paths: Iterable<string>, marker: OutputMarker): void
  /** Ends the build: the marker lists exactly these files, and the journal is deleted. */
  settle(marker: OutputMarker): void
}

/** Name of the journal: one JSON string per line. */
export const JOURNAL_FILE = '.spearmint-journal'

/** Opens the ledger of an existing folder. A folder without a marker gets one, so that it is still ours after a kill. */
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
      // Starts with a line break, so that a line that a kill truncated doesn't merge with the next one.
      if (claimed.length > 0)
        appendRegularFile(journalPath, `\n${claimed.map((path) => `${JSON.stringify(path)}\n`).join('')}`)
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
    text = readRegularFile(path).toString()
  } catch {
    return []
  }
  return text.split('\n').map(parseLine).filter(isSafePath)
}

/** A truncated line names a file that was never written. */
function parseLine(line: string): string {
  try {
    const path: unknown = JSON.parse(line)
    return typeof path === 'string' ? path : ''
  } catch {
    return ''
  }
}
