import { closeSync, fstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { isSafePath } from '../is-safe-path.ts'
import { readMarker } from '../output/output-marker.ts'
import { openRegularFile } from '../read-regular-file.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

/** Opens the output folder of a build. Links that lead out of the folder are not followed. */
export function openFolderFiles(dir: string): PublishedFiles {
  const root = findRealPath(dir) ?? dir
  return {
    base: readMarker(dir)?.base ?? '',
    isLocal: true,
    async readText(path, maxBytes) {
      const file = isSafePath(path) ? findRealPath(join(root, path)) : undefined
      if (file === undefined || !isInside(root, file)) return undefined
      try {
        return readBounded(file, path, maxBytes)
      } catch (error) {
        if (error instanceof PublishedSiteError) throw error
        const code = findErrorCode(error) ?? String(error)
        if (['ENOENT', 'ENOTDIR', 'EISDIR', 'EINVAL', 'ENAMETOOLONG'].includes(code)) return undefined
        throw new PublishedSiteError(`Cannot read "${path}" (${code}).`)
      }
    },
  }
}

function readBounded(file: string, path: string, maxBytes: number): string {
  const descriptor = openRegularFile(file)
  try {
    if (fstatSync(descriptor).size > maxBytes) throw toSizeError(path, maxBytes)
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

/** Creates the error for a file that is too large. */
export function toSizeError(path: string, maxBytes: number): PublishedSiteError {
  return new PublishedSiteError(`"${path}" is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`)
}
