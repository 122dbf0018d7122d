import { closeSync, fstatSync, readSync } from 'node:fs'
import { BUNDLE_MANIFEST, type BundleManifest, parseBundleManifest, toSha256 } from '../bundle/bundle-manifest.ts'
import { openZip, type Zip, type ZipBytes } from '../bundle/read-zip.ts'
import { findErrorCode } from '../find-error-code.ts'
import { openRegularFile } from '../read-regular-file.ts'
import { toSizeError } from './open-folder-files.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

/** The maximum size of the list of files with their hashes. */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024

/**
 * Opens a zip file that `spearmint pack` wrote. Only its list of files is kept in memory. Each file is unpacked when it is
 * read, and refused if it isn't the one that was packed. The file stays open, so replacing it doesn't change what is read.
 *
 * @throws {PublishedSiteError} if it is not such a file, or damaged
 */
export function openZipFiles(path: string, name: string): PublishedFiles {
  const zip = openArchive(path, name)
  const manifest = readManifest(zip, name)
  return {
    base: '',
    isLocal: true,
    async readText(file, maxBytes) {
      const size = zip.sizes.get(file)
      if (size === undefined) return undefined
      if (size > maxBytes) throw toSizeError(file, maxBytes)
      const bytes = zip.unpack(file)
      if ('refused' in bytes) throw toRefusal(name, bytes.refused)
      if (manifest.files.get(file)?.sha256 !== toSha256(bytes)) {
        throw toRefusal(name, `"${file}" is not the file that was packed`)
      }
      return new TextDecoder().decode(bytes)
    },
  }
}

function openArchive(path: string, name: string): Zip {
  try {
    const descriptor = openRegularFile(path)
    const zip = openZip(toZipBytes(descriptor))
    if (!('refused' in zip)) return zip
    closeSync(descriptor)
    throw toRefusal(name, zip.refused)
  } catch (error) {
    if (error instanceof PublishedSiteError) throw error
    throw new PublishedSiteError(`Cannot read "${name}" (${findErrorCode(error) ?? String(error)}).`)
  }
}

function toZipBytes(descriptor: number): ZipBytes {
  const { size } = fstatSync(descriptor)
  return {
    size,
    read(position, length) {
      if (position < 0 || position + length > size) throw new RangeError('outside of the file')
      const bytes = Buffer.alloc(length)
      if (readSync(descriptor, bytes, 0, length, position) < length) throw new RangeError('outside of the file')
      return bytes
    },
  }
}

function readManifest(zip: Zip, name: string): BundleManifest {
  const size = zip.sizes.get(BUNDLE_MANIFEST)
  const bytes = size === undefined || size > MAX_MANIFEST_BYTES ? undefined : zip.unpack(BUNDLE_MANIFEST)
  if (bytes !== undefined && 'refused' in bytes) throw toRefusal(name, bytes.refused)
  const manifest = bytes && parseBundleManifest(new TextDecoder().decode(bytes))
  if (manifest === undefined) throw toRefusal(name, `it has no valid list of files, "${BUNDLE_MANIFEST}"`)
  return manifest
}

function toRefusal(name: string, reason: string): PublishedSiteError {
  return new PublishedSiteError(`"${name}" cannot be trusted: ${reason}.`, [
    'Expected a zip file of spearmint pack. Unpack others, and pass the folder.',
  ])
}
