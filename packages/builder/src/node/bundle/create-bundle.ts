import { type Zippable, zipSync } from 'fflate'
import { BUNDLE_MANIFEST, renderBundleManifest, toSha256 } from './bundle-manifest.ts'

/** The limits of a bundle. The format of zip files without extensions sets the first. */
export const BUNDLE_LIMITS = { files: 65_000, bytes: 2 ** 31 - 1 }

/** A zip file, and the SHA-256 of the list of files in it. */
export interface Bundle {
  bytes: Uint8Array
  manifestHash: string
}

/**
 * Creates a zip file of a portable site, with a list of its files. The same files give the same bytes: they are sorted,
 * have no time, and are compressed by JavaScript, because the compression in Node.js may change with its version.
 */
export function createBundle(site: ReadonlyMap<string, Uint8Array>, version: string): Bundle {
  const files = new Map([...site].sort(([one], [other]) => (one < other ? -1 : 1)))
  const manifest = renderBundleManifest(files, version)
  const entries: Zippable = Object.fromEntries([...files, [BUNDLE_MANIFEST, new TextEncoder().encode(manifest)]])
  // The first day that a zip file can name. Its time is local, so this is the same time in every time zone.
  const mtime = new Date(1980, 0, 1, 12)
  return { bytes: zipSync(entries, { level: 9, mtime, os: 0 }), manifestHash: toSha256(manifest) }
}
