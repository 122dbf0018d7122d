import { createHash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../core/index.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** A cache in a folder. It is written when it is closed. */
export interface DiskCache extends Cache {
  /** Keeps what was asked for, retained or made since it was opened, for the next time. A folder that cannot be written keeps nothing. */
  close(): void
}

/** Where a value stands in the pack: offset and length in bytes, and the sum its bytes must have. */
type Entry = readonly [offset: number, length: number, sum: string]

interface Index {
  format: 1
  version: string
  entries: Record<string, Entry>
}

const INDEX_FILE = 'memory.json'
const PACK_FILE = 'memory.pack'

/** Values are written when so many bytes have come together. */
const CHUNK = 1 << 20

/** A pack is written anew when less than this part of it is still of use. */
const LEAST_USE = 0.5

/**
 * Opens the cache of a site's builds: values one after the other in a pack that only grows, and an index that says where.
 * Nothing is believed of these files: an index of another version of Spearmint counts for nothing, and a value whose sum
 * is not right was never there. So the folder may be moved, shared between machines, or cut off by a kill.
 *
 * @param version of the code: what another version made is not used
 */
export function openDiskCache(folder: string, version: string): DiskCache {
  const path = (name: string): string => join(folder, name)
  const known = readIndex(path(INDEX_FILE), version)
  const used = new Map<string, Entry>()
  /** Values that are not written yet, by key, and their bytes. */
  const waiting = new Map<string, Buffer>()
  let waitingBytes = 0
  /** A build that finds all as it was asks for nothing: that says nothing of what is of use. */
  let isAsked = false
  let pack: { file: number; size: number } | undefined | null
  if (known === undefined) discard()

  function discard(): void {
    try {
      for (const name of [INDEX_FILE, PACK_FILE]) rmSync(path(name), { force: true })
    } catch {
      // No folder that can be written: nothing is kept.
    }
  }

  /** Null when the folder cannot be written. */
  function openPack(): { file: number; size: number } | null {
    if (pack !== undefined) return pack
    try {
      makeCacheFolder(folder)
      const file = openSync(path(PACK_FILE), 'a+')
      pack = { file, size: fstatSync(file).size }
    } catch {
      pack = null
    }
    return pack
  }

  function read([offset, length, sum]: Entry): Buffer | undefined {
    const opened = openPack()
    if (opened === null || offset + length > opened.size) return undefined
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(opened.file, bytes, 0, length, offset) !== length) return undefined
    return toSum(bytes) === sum ? bytes : undefined
  }

  function flush(): void {
    const opened = openPack()
    if (opened !== null) {
      try {
        for (const [key, bytes] of waiting) {
          writeSync(opened.file, bytes)
          used.set(key, [opened.size, bytes.byteLength, toSum(bytes)])
          opened.size += bytes.byteLength
        }
      } catch {
        // A full disk: what was written before counts, and the build continues without a cache.
        pack = null
      }
    }
    waiting.clear()
    waitingBytes = 0
  }

  function writeIndex(): void {
    const index: Index = { format: 1, version, entries: Object.fromEntries(used) }
    writeFileSync(path(`${INDEX_FILE}.new`), JSON.stringify(index))
    renameSync(path(`${INDEX_FILE}.new`), path(INDEX_FILE))
  }

  /** Writes what is used to a new pack, when too much of the old one is not. */
  function compact(): void {
    if (!pack) return
    const live = [...used.values()].reduce((sum, [, length]) => sum + length, 0)
    if (live >= pack.size * LEAST_USE || pack.size < CHUNK) return
    const file = openSync(path(`${PACK_FILE}.new`), 'w')
    let size = 0
    for (const [key, entry] of used) {
      const bytes = read(entry)
      if (bytes === undefined) {
        used.delete(key)
        continue
      }
      writeSync(file, bytes)
      used.set(key, [size, entry[1], entry[2]])
      size += bytes.byteLength
    }
    closeSync(file)
    // Between the two renames the old index meets the new pack: sums tell that its places are not right.
    renameSync(path(`${PACK_FILE}.new`), path(PACK_FILE))
  }

  return {
    find(key) {
      isAsked = true
      const entry = used.get(key) ?? known?.entries[key]
      const bytes = waiting.get(key) ?? (entry && read(entry))
      if (bytes === undefined) return undefined
      if (entry !== undefined) used.set(key, entry)
      return parse(bytes)
    },
    set(key, value) {
      isAsked = true
      const bytes = Buffer.from(JSON.stringify(value))
      waiting.set(key, bytes)
      waitingBytes += bytes.byteLength
      if (waitingBytes >= CHUNK) flush()
    },
    retain(key) {
      if (waiting.has(key) || used.has(key)) return true
      const entry = known?.entries[key]
      if (entry !== undefined) used.set(key, entry)
      return entry !== undefined
    },
    close() {
      const isSame = waiting.size === 0 && known !== undefined && isSameEntries(used, known.entries)
      if (waiting.size > 0) flush()
      try {
        if (isAsked && !isSame && openPack()) {
          compact()
          writeIndex()
        }
      } catch {
        // Without an index the next build makes all of it again.
      }
      if (pack) closeSync(pack.file)
      pack = null
    },
  }
}

function isSameEntries(used: ReadonlyMap<string, Entry>, entries: Index['entries']): boolean {
  const all = Object.entries(entries)
  return all.length === used.size && all.every(([key, [offset]]) => used.get(key)?.[0] === offset)
}

function readIndex(path: string, version: string): Index | undefined {
  try {
    const index = JSON.parse(readFileSync(path, 'utf8')) as Index
    return index.format === 1 && index.version === version && typeof index.entries === 'object' ? index : undefined
  } catch {
    return undefined
  }
}

function toSum(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('base64').slice(0, 12)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
