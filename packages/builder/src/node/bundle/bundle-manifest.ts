import { createHash } from 'node:crypto'
import { isObject } from '../../core/index.ts'
import { isSafePath } from '../is-safe-path.ts'

/** Path in a site of the list of its files. */
export const BUNDLE_MANIFEST = '_spearmint/manifest.json'

/** A file as it was packed. */
interface BundledFile {
  /** In bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** The list of the files of a bundle. It lists itself not. */
export interface BundleManifest {
  /** The version of Spearmint that packed the files. */
  version: string
  files: ReadonlyMap<string, BundledFile>
}

/** Renders the list of files, in the given order. */
export function renderBundleManifest(files: ReadonlyMap<string, Uint8Array>, version: string): string {
  const entries = [...files].map(([path, bytes]) => [path, { size: bytes.length, sha256: toSha256(bytes) }])
  return `${JSON.stringify({ tool: 'spearmint', version, files: Object.fromEntries(entries) }, null, 1)}\n`
}

/** Parses a list of files. Undefined for anything else, and for one with a path that leads out of its folder. */
export function parseBundleManifest(text: string): BundleManifest | undefined {
  const value = parseJson(text)
  if (!isObject(value) || value.tool !== 'spearmint' || typeof value.version !== 'string') return undefined
  if (!isObject(value.files)) return undefined
  const files = Object.entries(value.files)
  if (!files.every((entry): entry is [string, BundledFile] => isSafePath(entry[0]) && isBundledFile(entry[1]))) {
    return undefined
  }
  return { version: value.version, files: new Map(files) }
}

export function toSha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isBundledFile(value: unknown): value is BundledFile {
  return isObject(value) && Number.isSafeInteger(value.size) && /^[\da-f]{64}$/.test(String(value.sha256))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
