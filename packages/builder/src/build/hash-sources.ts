import { type SourceFile, toHash } from '../core/index.ts'
import type { HashFile } from '../site/index.ts'
import type { BuildIo, BuildOptions } from './build-options.ts'

/** Files whose content a build reads. All others are only copied. */
const READ = /(?:^|\/)\.mintignore$|\.(?:mdx?|jsx?|tsx?|json|ya?ml|css|svg)$/i

/**
 * Hashes all inputs of a build. Files that a build reads count by their content, files that it only copies by size and
 * modification time. Returns undefined if that time is not known.
 */
export function hashSources(
  options: BuildOptions,
  { source, changeDates, fetchText, fetchJson }: Pick<BuildIo, 'source' | 'changeDates' | 'fetchText' | 'fetchJson'>,
  hashFile: HashFile,
): string | undefined {
  const files = source.list()
  if (files.some(({ modified }) => modified === undefined)) return undefined
  const hashes = files.map((file) => `${file.path}\n${toFileHash(file, hashFile)}`)
  const canFetch = [fetchText, fetchJson].map((fetch) => fetch !== undefined)
  return toHash(JSON.stringify([options, canFetch]), JSON.stringify([...(changeDates ?? [])]), hashes.join('\n'))
}

function toFileHash({ path, size, modified }: SourceFile, hashFile: HashFile): string {
  return READ.test(path) ? hashFile(path) : `${size} ${modified}`
}
