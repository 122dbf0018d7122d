import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { BUNDLE_CODES } from '../codes.ts'
import { BUNDLE_MANIFEST, type BundleManifest, toSha256 } from './bundle-manifest.ts'

/** A file, or why it cannot be read. */
export type ReadResult = { bytes: Uint8Array } | { failure: string } | undefined

/** Compares a file with the list. @param read Undefined if there is no such file. */
export function compareFile(path: string, manifest: BundleManifest, read: ReadResult): Diagnostic[] {
  const listed = manifest.files.get(path)
  if (listed === undefined) return [toProblem('bundle/added', path, `"${path}" is not in the list of files.`)]
  if (read === undefined) return [toProblem('bundle/missing', path, `"${path}" is missing.`)]
  if ('failure' in read) return [toProblem('bundle/missing', path, `"${path}" could not be read: ${read.failure}.`)]
  if (read.bytes.length === listed.size && toSha256(read.bytes) === listed.sha256) return []
  const sizes = read.bytes.length === listed.size ? '' : `, ${read.bytes.length} bytes instead of ${listed.size}`
  return [toProblem('bundle/changed', path, `"${path}" has other content than when it was packed${sizes}.`)]
}

/** Compares all files with the list, and finds those that are missing. */
export function compareFiles(
  manifest: BundleManifest,
  paths: readonly string[],
  read: (path: string) => ReadResult,
): Diagnostic[] {
  const present = new Set(paths.filter((path) => path !== BUNDLE_MANIFEST))
  const all = [...new Set([...manifest.files.keys(), ...present])].sort()
  return all.flatMap((path) => compareFile(path, manifest, present.has(path) ? read(path) : undefined))
}

export function toProblem(code: keyof typeof BUNDLE_CODES, file: string, message: string): Diagnostic {
  return toDiagnostic(BUNDLE_CODES, { code, message, file })
}
