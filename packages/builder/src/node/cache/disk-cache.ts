import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync, writevSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../core/index.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { openToWrite, writeRegularFile } from '../write-regular-file.ts'
import { makeCacheFolder } from './make-cache-folder.ts'

/** Where a value is in the pack, in bytes, and its checksum. */
type Entry = readonly [offset: number, length: number, checksum: string]

interface Index {
  format: 1
  version: string
  entries: Record<string, Entry>
}

interface Pack {
  descriptor: number
  size: number
}

const INDEX_FILE = 'cache.json'
const PACK_FILE = 'cache.pack'

/** New values are written to the pack when they reach this size together. */
const CHUNK_BYTES = 1 << 20

/** A pack is compacted when less than this part of it is in use. */
const MIN_USED_PART = 0.5

/**
 * The cache of a site's builds, in a folder: a pack of values that only grows, and an index of their positions. The
 * files are not trusted. An index that another version wrote is ignored, and so is a value with a wrong checksum.
 * So the folder may be moved, shared between machines, or truncated by a kill.
 *
 * In a folder that can't be written it stores nothing.
 */
export class DiskCache implements Cache {
  readonly #folder: string
  readonly #version: string
  /** What the first access found in the folder. A build with nothing to do needs none. */
  #stored: { index: Index | undefined } | undefined
  /** Entries that stay: found, retained or written since the cache was opened. */
  readonly #used = new Map<string, Entry>()
  /** Values that are not written yet. */
  readonly #pending = new Map<string, Buffer>()
  #pendingBytes = 0
  /** A build with nothing to do asks for nothing, which doesn't mean that no entry is in use. */
  #isAccessed = false
  /** Undefined until it is needed; null when it can't be opened or written. */
  #pack: Pack | undefined | null

  /** @param version - Identifies the code: values of another version are not used. */
  constructor(folder: string, version: string) {
    this.#folder = folder
    this.#version = version
  }

  find(key: string): unknown {
    this.#isAccessed = true
    const entry = this.#used.get(key) ?? this.#readStored()?.entries[key]
    const bytes = this.#pending.get(key) ?? (entry && this.#read(entry))
    if (bytes === undefined) return undefined
    if (entry !== undefined) this.#used.set(key, entry)
    return parse(bytes)
  }

  set(key: string, value: object): void {
    this.#isAccessed = true
    const bytes = Buffer.from(JSON.stringify(value))
    this.#pending.set(key, bytes)
    this.#pendingBytes += bytes.byteLength
    if (this.#pendingBytes >= CHUNK_BYTES) this.#flush()
  }

  retain(key: string): boolean {
    if (this.#pending.has(key) || this.#used.has(key)) return true
    const entry = this.#readStored()?.entries[key]
    if (entry !== undefined) this.#used.set(key, entry)
    return entry !== undefined
  }

  /** Writes the entries that were found, retained or added. All others are dropped. */
  close(): void {
    const hasNew = this.#pending.size > 0
    if (hasNew) this.#flush()
    try {
      if (this.#isAccessed && (hasNew || !this.#isUnchanged()) && this.#openPack()) {
        this.#compact()
        this.#writeIndex()
      }
    } catch {
      // Without an index the next build starts with an empty cache.
    }
    if (this.#pack) closeSync(this.#pack.descriptor)
    this.#pack = null
  }

  #isUnchanged(): boolean {
    const index = this.#readStored()
    return index !== undefined && hasSameEntries(this.#used, index.entries)
  }

  /** Returns the index of an earlier build; undefined when there is none to use. */
  #readStored(): Index | undefined {
    if (this.#stored === undefined) {
      this.#stored = { index: readIndex(this.#path(INDEX_FILE), this.#version) }
      if (this.#stored.index === undefined) this.#deleteFiles()
    }
    return this.#stored.index
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }

  #deleteFiles(): void {
    try {
      for (const name of [INDEX_FILE, PACK_FILE]) rmSync(this.#path(name), { force: true })
    } catch {
      // The folder can't be written, so nothing will be stored.
    }
  }

  #openPack(): Pack | null {
    if (this.#pack !== undefined) return this.#pack
    // Before anything is added, because a pack without an index to use is deleted.
    this.#readStored()
    try {
      makeCacheFolder(this.#folder)
      const descriptor = openSync(this.#path(PACK_FILE), 'a+')
      const stats = fstatSync(descriptor)
      this.#pack = stats.isFile() ? { descriptor, size: stats.size } : null
      if (this.#pack === null) closeSync(descriptor)
    } catch {
      this.#pack = null
    }
    return this.#pack
  }

  #read([offset, length, checksum]: Entry): Buffer | undefined {
    const pack = this.#openPack()
    if (pack === null || offset + length > pack.size) return undefined
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(pack.descriptor, bytes, 0, length, offset) !== length) return undefined
    return toChecksum(bytes) === checksum ? bytes : undefined
  }

  #flush(): void {
    const pack = this.#openPack()
    if (pack !== null) {
      try {
        writevSync(pack.descriptor, [...this.#pending.values()])
        for (const [key, bytes] of this.#pending) {
          this.#used.set(key, [pack.size, bytes.byteLength, toChecksum(bytes)])
          pack.size += bytes.byteLength
        }
      } catch {
        // The disk is full: the values of earlier chunks count, and the build continues without a cache.
        this.#pack = null
      }
    }
    this.#pending.clear()
    this.#pendingBytes = 0
  }

  /** Copies the used values to a new pack when too much of the old one is unused. */
  #compact(): void {
    if (!this.#pack) return
    const usedBytes = [...this.#used.values()].reduce((sum, [, length]) => sum + length, 0)
    if (usedBytes >= this.#pack.size * MIN_USED_PART || this.#pack.size < CHUNK_BYTES) return
    const descriptor = openToWrite(this.#path(`${PACK_FILE}.new`))
    let size = 0
    for (const [key, entry] of this.#used) {
      const bytes = this.#read(entry)
      if (bytes === undefined) {
        this.#used.delete(key)
        continue
      }
      writeSync(descriptor, bytes)
      this.#used.set(key, [size, entry[1], entry[2]])
      size += bytes.byteLength
    }
    closeSync(descriptor)
    // After a kill between this rename and that of the index, the old index has wrong positions: checksums reveal that.
    renameSync(this.#path(`${PACK_FILE}.new`), this.#path(PACK_FILE))
  }

  #writeIndex(): void {
    const index: Index = { format: 1, version: this.#version, entries: Object.fromEntries(this.#used) }
    writeRegularFile(this.#path(`${INDEX_FILE}.new`), JSON.stringify(index))
    renameSync(this.#path(`${INDEX_FILE}.new`), this.#path(INDEX_FILE))
  }
}

function hasSameEntries(used: ReadonlyMap<string, Entry>, entries: Index['entries']): boolean {
  const all = Object.entries(entries)
  return all.length === used.size && all.every(([key, [offset]]) => used.get(key)?.[0] === offset)
}

function readIndex(path: string, version: string): Index | undefined {
  try {
    const index = JSON.parse(readRegularFile(path).toString()) as Index
    return index.format === 1 && index.version === version && typeof index.entries === 'object' ? index : undefined
  } catch {
    return undefined
  }
}

function toChecksum(bytes: Buffer): string {
  return hash('sha1', bytes, 'base64').slice(0, 12)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
