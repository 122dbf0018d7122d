import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type HostFacts, isObject, URL_STYLES } from '../../core/index.ts'
import { isSafePath } from '../is-safe-path.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { writeRegularFile } from '../write-regular-file.ts'
import { hasBytes } from './has-bytes.ts'

/** Describes an output folder: Spearmint wrote it, and which files. */
export interface OutputMarker {
  tool: 'spearmint'
  /** The version that last wrote the folder. */
  version: string
  /** URL path under which the site will be served: empty, or `/docs`. */
  base: string
  /** What a host of the files has to know, for `preview`. Undefined until a build is finished. */
  host?: HostFacts | undefined
  /** Every file that was written, relative to the folder, with `/`, in code-point order. */
  files: string[]
}

/** Name of the marker file. It is deployed with the site, so it contains nothing about the machine. */
export const MARKER_FILE = '.spearmint'

/** Name of the marker while it is being written. */
export const UNFINISHED_MARKER_FILE = '.spearmint-new'

/**
 * Reads the marker of a folder. Undefined when there is none or it is not one of ours. A marker names files to delete and
 * may come from someone else's repository, so paths that leave the folder are dropped.
 */
export function readMarker(dir: string): OutputMarker | undefined {
  let marker: unknown
  try {
    marker = JSON.parse(readRegularFile(join(dir, MARKER_FILE)).toString())
  } catch {
    return undefined
  }
  if (typeof marker !== 'object' || marker === null) return undefined
  const { tool, version, base, host, files } = marker as Record<string, unknown>
  if (tool !== 'spearmint' || !Array.isArray(files)) return undefined
  return {
    tool,
    version: typeof version === 'string' ? version : '',
    base: typeof base === 'string' ? base : '',
    ...(isHostFacts(host) && { host }),
    files: files.filter((file): file is string => typeof file === 'string' && isSafePath(file)),
  }
}

function isHostFacts(value: unknown): value is HostFacts {
  return (
    isObject(value) &&
    URL_STYLES.some((style) => style === value.urls) &&
    Array.isArray(value.redirects) &&
    value.redirects.every(
      (redirect) =>
        isObject(redirect) &&
        typeof redirect.source === 'string' &&
        typeof redirect.destination === 'string' &&
        (redirect.status === 301 || redirect.status === 302),
    )
  )
}

/** Writes the marker beside its final place, so that `writeMarker` needs no more disk space. */
export function draftMarker(dir: string, marker: OutputMarker): void {
  const bytes = toBytes(marker)
  if (!hasBytes(join(dir, UNFINISHED_MARKER_FILE), bytes)) writeRegularFile(join(dir, UNFINISHED_MARKER_FILE), bytes)
}

/** Writes the marker atomically. Does nothing when it already has this content. */
export function writeMarker(dir: string, marker: OutputMarker): void {
  if (hasBytes(join(dir, MARKER_FILE), toBytes(marker))) {
    rmSync(join(dir, UNFINISHED_MARKER_FILE), { force: true })
    return
  }
  draftMarker(dir, marker)
  renameSync(join(dir, UNFINISHED_MARKER_FILE), join(dir, MARKER_FILE))
}

function toBytes(marker: OutputMarker): Buffer {
  return Buffer.from(`${JSON.stringify(marker, null, 2)}\n`)
}
