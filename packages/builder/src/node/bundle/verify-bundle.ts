import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { findErrorCode } from '../find-error-code.ts'
import type { BytesAnswer } from '../http/fetch-bytes.ts'
import { readVersion } from '../package-data/read-package.ts'
import { BUNDLE_MANIFEST, type BundleManifest, parseBundleManifest, toSha256 } from './bundle-manifest.ts'
import { compareFile, compareFiles, type ReadResult, toProblem } from './compare-files.ts'
import { BUNDLE_LIMITS, createBundle } from './create-bundle.ts'
import { readZip } from './read-zip.ts'

/** What a check of a bundle found. */
export interface Verification {
  /** Number of files in the list. */
  files: number
  /** SHA-256 of the list. Undefined if there is none. */
  manifestHash?: string | undefined
  diagnostics: Diagnostic[]
}

/** Verifies a zip file in memory. Nothing is unpacked to the disk. @param name For messages. */
export function verifyArchive(bytes: Uint8Array, name: string): Verification {
  const zip = readZip(bytes)
  if ('refused' in zip) return toUnusable(name, `"${name}" cannot be trusted: ${zip.refused}.`)
  const { files } = zip
  const list = openManifest(files.get(BUNDLE_MANIFEST), name)
  if ('diagnostics' in list) return list
  const diagnostics = compareFiles(list.manifest, [...files.keys()], (path) => ({ bytes: files.get(path) ?? EMPTY }))
  if (diagnostics.length === 0 && list.manifest.version === readVersion() && !isOriginal(bytes, files)) {
    diagnostics.push(toProblem('bundle/changed', name, `"${name}" has other bytes than when it was packed.`))
  }
  return { files: list.manifest.files.size, manifestHash: list.hash, diagnostics }
}

const EMPTY = new Uint8Array()

/** Whether the same version of Spearmint would write the same archive, so that no bit of it was changed. */
function isOriginal(bytes: Uint8Array, files: ReadonlyMap<string, Uint8Array>): boolean {
  const site = new Map([...files].filter(([path]) => path !== BUNDLE_MANIFEST))
  return Buffer.from(bytes).equals(createBundle(site, readVersion()).bytes)
}

/** Verifies a folder. Links in it are not followed. */
export function verifyFolder(folder: string, name: string): Verification {
  const links = new Set<string>()
  const paths: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isDirectory()) continue
    paths.push(path)
    if (!entry.isFile()) links.add(path)
  }
  const read = (path: string): ReadResult =>
    links.has(path) ? { failure: 'it is a link or a device' } : readSafely(join(folder, path))
  const own = paths.includes(BUNDLE_MANIFEST) ? read(BUNDLE_MANIFEST) : undefined
  const list = openManifest(own && 'bytes' in own ? own.bytes : undefined, name)
  if ('diagnostics' in list) return list
  const diagnostics = compareFiles(list.manifest, paths, read)
  return { files: list.manifest.files.size, manifestHash: list.hash, diagnostics }
}

function readSafely(file: string): ReadResult {
  try {
    return { bytes: readFileSync(file) }
  } catch (error) {
    return { failure: `reading it failed (${findErrorCode(error) ?? String(error)})` }
  }
}

/** Number of files that are requested at the same time. */
const REQUESTS = 8

/**
 * Verifies a website. Files that were added to it can't be found, and hidden ones are not requested, because many hosts
 * don't serve them.
 * @param fetchBytes Fetches a file of at most this size. Rejects with the reason, the end of a sentence.
 */
export async function verifyWebsite(
  root: string,
  fetchBytes: (url: string, maxBytes: number) => Promise<BytesAnswer>,
): Promise<Verification> {
  const request = (path: string, maxBytes: number): Promise<ReadResult> =>
    fetchBytes(`${root}/${path.split('/').map(encodeURIComponent).join('/')}`, maxBytes).then(
      ({ status, bytes }) =>
        // Hosts answer a request for this page like one for a page that does not exist.
        status === 200 || (status === 404 && path === '404.html')
          ? { bytes }
          : { failure: `the server responded with status ${status}` },
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
  const own = await request(BUNDLE_MANIFEST, MAX_MANIFEST_BYTES)
  if (own && 'failure' in own) {
    return toUnusable(root, `The list of files at "${root}/${BUNDLE_MANIFEST}" could not be fetched: ${own.failure}.`)
  }
  const list = openManifest(own?.bytes, root)
  if ('diagnostics' in list) return list
  const { manifest, hash } = list
  const waiting = [...manifest.files].filter(([path]) => !path.split('/').some((name) => name.startsWith('.')))
  const found: Diagnostic[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [path, { size }] = next
      found.push(...compareFile(path, manifest, await request(path, size + 1)))
    }
  }
  await Promise.all(Array.from({ length: REQUESTS }, work))
  const diagnostics = found.sort((one, other) => (one.file < other.file ? -1 : 1))
  return { files: manifest.files.size, manifestHash: hash, diagnostics }
}

const MAX_MANIFEST_BYTES = 200 * BUNDLE_LIMITS.files

function openManifest(
  bytes: Uint8Array | undefined,
  name: string,
): { manifest: BundleManifest; hash: string } | Verification {
  if (bytes === undefined) return toUnusable(name, `"${name}" has no list of files, "${BUNDLE_MANIFEST}".`)
  const manifest = parseBundleManifest(new TextDecoder().decode(bytes))
  if (manifest === undefined) return toUnusable(name, `The list of files in "${name}" is damaged.`)
  return { manifest, hash: toSha256(bytes) }
}

function toUnusable(name: string, message: string): Verification {
  return { files: 0, diagnostics: [toProblem('bundle/unreadable', name, message)] }
}
