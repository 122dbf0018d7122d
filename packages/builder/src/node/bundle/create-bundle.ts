import { BUNDLE_MANIFEST, renderBundleManifest, toSha256 } from './bundle-manifest.ts'
import { createZip } from './create-zip.ts'

/** The limits of a bundle. The format of zip files without extensions sets the first. */
export const BUNDLE_LIMITS = { files: 65_000, bytes: 2 ** 31 - 1 }

/** A zip file, and the SHA-256 of the list of files in it. */
export interface Bundle {
  bytes: Uint8Array
  manifestHash: string
}

/** Creates a zip file of a portable site, with a list of its files. The same files give the same bytes. */
export function createBundle(site: ReadonlyMap<string, Uint8Array>, version: string): Bundle {
  const files = new Map([...site].sort(([one], [other]) => (one < other ? -1 : 1)))
  const manifest = renderBundleManifest(files, version)
  const bytes = createZip([...files, [BUNDLE_MANIFEST, new TextEncoder().encode(manifest)]])
  return { bytes, manifestHash: toSha256(manifest) }
}
