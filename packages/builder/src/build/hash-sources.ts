import { type SourceFile, toHash } from '../core/index.ts'
import type { HashFile } from '../site/index.ts'
import type { BuildIo, BuildOptions } from './build-options.ts'

/** Files whose content a build reads. All others are only copied. */
const READ = /(?:^|\/)\.mintignore$|\.(?:mdx?|jsx?|tsx?|json|ya?ml|css|svg)$/i

/**
 * A hash of all that a build is made of. Files that are read count by their content; those that are only copied by their
 * size and the time of their last change. Undefined where that time is not known.
 */
export function hashSources(
  options: BuildOptions,
  { source, changeDates, fetchText, fetchJson }: Pick<BuildIo, 'source' | 'changeDates' | 'fetchText' | 'fetchJson'>,
  hashFile: HashFile,
): string | undefined {
  const files = source.list()
  if (files.some(({ modified }) => modified === undefined)) return undefined
  const hashes = files.map((file) => `${file.path}\n${toFileHash(file, hashFile)}`)
  const outside = [fetchText, fetchJson].map((ask) => ask !== undefined)
  return toHash(JSON.stringify([options, outside]), JSON.stringify([...(changeDates ?? [])]), hashes.join('\n'))
}

function toFileHash({ path, size, modified }: SourceFile, hashFile: HashFile): string {
  return READ.test(path) ? hashFile(path) : `${size} ${modified}`
}
