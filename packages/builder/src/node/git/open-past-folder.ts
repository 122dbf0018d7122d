import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { PastFolder, SourceFile } from '../../core/index.ts'
import { toFolder, toVersionDiagnostic } from '../../site/index.ts'
import { compareCodePoints } from '../compare-code-points.ts'
import { isSafePath } from '../is-safe-path.ts'
import { IoError } from '../operational-error.ts'
import { MARKER_FILE } from '../output/output-marker.ts'
import { runGit } from './run-git.ts'

interface StoredFile extends SourceFile {
  object: string
}

/** Larger files are not read: they would have to be in memory as a whole. */
const MAX_FILE_BYTES = 100 << 20

/** Files are read together until they have this size, because each command of Git takes some milliseconds. */
const CHUNK_BYTES = 4 << 20

/** How much is kept in memory of what was read. */
const MAX_KEPT_BYTES = 48 << 20

/** What a build reads first, and often more than once. */
const TEXT = /\.(?:mdx?|json|ya?ml|css|jsx?|tsx?|svg|txt)$/i

/** Names that never belong to a site. */
const SKIPPED = /(?:^|\/)(?:(?:node_modules|\.git)(?:\/|$)|\.spearmint\/)/

/** How many names a message lists. */
const MAX_LISTED = 3

/**
 * Opens a folder as a repository stores it, by the hash of its tree. Files are read from the objects of the repository,
 * in chunks, and only the last chunks stay in memory. Links, submodules and very large files are left out and reported.
 * @param maxFileBytes Larger files are left out. Default: 100 MB.
 * @returns a problem if the clone lacks objects of the folder
 */
export function openPastFolder(
  site: string,
  tree: string,
  maxFileBytes = MAX_FILE_BYTES,
): PastFolder | { problem: string } {
  const listing = listTree(site, tree, maxFileBytes)
  if ('problem' in listing) return listing
  const { files, chunks, leftOut } = listing
  /** Chunks in memory, the one that was used last at the end. */
  const kept = new Map<readonly StoredFile[], Map<string, Buffer>>()
  let keptBytes = 0

  function readChunk(chunk: readonly StoredFile[]): Map<string, Buffer> {
    const known = kept.get(chunk)
    if (known !== undefined) {
      kept.delete(chunk)
      kept.set(chunk, known)
      return known
    }
    const read = readObjects(site, chunk)
    kept.set(chunk, read)
    keptBytes += toSize(chunk)
    for (const [oldest] of kept) {
      if (keptBytes <= MAX_KEPT_BYTES || oldest === chunk) break
      kept.delete(oldest)
      keptBytes -= toSize(oldest)
    }
    return read
  }

  const readBytes = (path: string): Buffer | undefined => {
    const chunk = chunks.get(path)
    return chunk === undefined ? undefined : readChunk(chunk).get(path)
  }

  return {
    tree,
    list: () => files.map(({ path, size }) => ({ path, size })),
    readText: (path) => readBytes(path)?.toString(),
    readBytes,
    isAsListed: () => true,
    diagnostics: () => toDiagnostics(leftOut),
  }
}

/** Git would fetch them, which takes the network. */
const LACKS_OBJECTS = 'the clone lacks some of its files; clone without "--filter"'

interface Listing {
  files: StoredFile[]
  /** By path: the files that are read with it. */
  chunks: Map<string, readonly StoredFile[]>
  leftOut: string[]
}

function listTree(site: string, tree: string, maxFileBytes: number): Listing | { problem: string } {
  const { output, failure } = runGit(site, ['ls-tree', '-r', '-z', '-l', '--full-tree', tree], '', 1 << 30)
  if (output === undefined) return { problem: failure }
  const files: StoredFile[] = []
  const leftOut: string[] = []
  for (const entry of String(output).split('\0')) {
    const [, mode = '', object = '', length = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? []
    if (path === '' || SKIPPED.test(path)) continue
    const size = Number(length)
    if (mode.startsWith('100') && Number.isNaN(size)) return { problem: LACKS_OBJECTS }
    // Everything but a file: a link has the mode 120000, a submodule 160000.
    const isRead = mode.startsWith('100') && size <= maxFileBytes && isSafePath(path)
    if (isRead) files.push({ path, size, object })
    else leftOut.push(path)
  }
  // Without it, drafts would be published.
  if (leftOut.includes('.mintignore')) return { problem: '".mintignore" is not a file' }
  const published = dropOutput(files)
  published.sort((a, b) => compareCodePoints(a.path, b.path))
  return { files: published, chunks: toChunks(published), leftOut }
}

/** Leaves out folders that a build wrote, and caches, as on a disk. */
function dropOutput(files: StoredFile[]): StoredFile[] {
  const folders = new Set(
    files.flatMap(({ path }) => (/\/(?:\.spearmint|CACHEDIR\.TAG)$/.test(path) ? [toFolder(path)] : [])),
  )
  const isDropped = (folder: string): boolean => folder !== '' && (folders.has(folder) || isDropped(toFolder(folder)))
  return files.filter(({ path }) => path !== MARKER_FILE && !isDropped(toFolder(path)))
}

function toChunks(files: readonly StoredFile[]): Map<string, readonly StoredFile[]> {
  const chunks = new Map<string, readonly StoredFile[]>()
  for (const isText of [true, false]) {
    let chunk: StoredFile[] = []
    let size = 0
    for (const file of files.filter(({ path }) => TEXT.test(path) === isText)) {
      if (size + file.size > CHUNK_BYTES) {
        chunk = []
        size = 0
      }
      chunk.push(file)
      size += file.size
      chunks.set(file.path, chunk)
    }
  }
  return chunks
}

function toSize(files: readonly StoredFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** Reads objects with one process, which answers each with a line about it, its bytes, and a line feed (git-cat-file). */
function readObjects(site: string, files: readonly StoredFile[]): Map<string, Buffer> {
  const input = files.map(({ object }) => `${object}\n`).join('')
  const { output, failure } = runGit(site, ['cat-file', '--batch'], input, toSize(files) + files.length * 200)
  if (output === undefined) throw new IoError('source/unreadable', `Cannot read a version from Git: ${failure}.`, [])
  const contents = new Map<string, Buffer>()
  let position = 0
  for (const { path, size, object } of files) {
    const end = output.indexOf('\n', position)
    const line = output.subarray(position, end).toString('latin1')
    position = end + 1
    if (line !== `${object} blob ${size}`) {
      // A clone without all objects: what is missing would have to be fetched.
      throw new IoError('source/unreadable', `Cannot read "${path}" of a version: Git reports "${line}".`, [
        'Fetch all objects: clone without --filter.',
      ])
    }
    contents.set(path, output.subarray(position, position + size))
    position += size + 1
  }
  return contents
}

function toDiagnostics(leftOut: readonly string[]): Diagnostic[] {
  if (leftOut.length === 0) return []
  const names = leftOut.slice(0, MAX_LISTED).map((path) => JSON.stringify(path))
  const others = leftOut.length - names.length
  return [
    toVersionDiagnostic({
      code: 'versions/left-out',
      message: `Links, submodules or very large files are left out: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
    }),
  ]
}
