import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePath } from '../source/is-safe-path.ts'
import { holdsBytes } from './holds-bytes.ts'

/** What an output folder says of itself: that Spearmint made it, and of which files. */
export interface OutputMarker {
  tool: 'spearmint'
  /** Version that wrote the folder last. */
  version: string
  /** URL path below which the site is to be served: empty, or `/docs`. */
  base: string
  /** Every file that was written, relative to the folder, with `/`, in code-point order. */
  files: string[]
}

/** Name of the marker file. It is deployed with the site, so it holds nothing of the machine. */
export const MARKER_FILE = '.spearmint'

/** Name of the marker while it is being written. */
export const UNFINISHED_MARKER_FILE = '.spearmint-new'

/**
 * Reads the marker of a folder. Undefined when there is none or it is not one of ours.
 * A marker names files to delete and may come from a stranger's repository: paths that lead out of the folder are dropped.
 */
export function readMarker(dir: string): OutputMarker | undefined {
  let marker: unknown
  try {
    marker = JSON.parse(readFileSync(join(dir, MARKER_FILE), 'utf8'))
  } catch {
    return undefined
  }
  if (typeof marker !== 'object' || marker === null) return undefined
  const { tool, version, base, files } = marker as Record<string, unknown>
  if (tool !== 'spearmint' || !Array.isArray(files)) return undefined
  return {
    tool,
    version: typeof version === 'string' ? version : '',
    base: typeof base === 'string' ? base : '',
    files: files.filter((file): file is string => typeof file === 'string' && isSafePath(file)),
  }
}

/** Writes the marker beside its place, so that `writeMarker` needs no room on the disk any more. */
export function draftMarker(dir: string, marker: OutputMarker): void {
  const bytes = toBytes(marker)
  if (!holdsBytes(join(dir, UNFINISHED_MARKER_FILE), bytes)) writeFileSync(join(dir, UNFINISHED_MARKER_FILE), bytes)
}

/** Writes the marker whole or not at all, and not again when it says the same already. */
export function writeMarker(dir: string, marker: OutputMarker): void {
  if (holdsBytes(join(dir, MARKER_FILE), toBytes(marker))) {
    rmSync(join(dir, UNFINISHED_MARKER_FILE), { force: true })
    return
  }
  draftMarker(dir, marker)
  renameSync(join(dir, UNFINISHED_MARKER_FILE), join(dir, MARKER_FILE))
}

function toBytes(marker: OutputMarker): Buffer {
  return Buffer.from(`${JSON.stringify(marker, null, 2)}\n`)
}
