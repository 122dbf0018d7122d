import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the file that marks a folder as a cache, for all programs (bford.info/cachedir). */
export const CACHE_TAG = 'CACHEDIR.TAG'

const FILES: readonly (readonly [name: string, text: string])[] = [
  ['.gitignore', '# What Spearmint remembers between builds. It may be deleted.\n*\n'],
  [
    CACHE_TAG,
    'Signature: 8a477f597d28d172789f06886806bc55\n# What Spearmint remembers between builds (bford.info/cachedir).\n',
  ],
]

/** Makes a folder that tells Git, backups and our own builds by itself that nothing in it is to be kept. */
export function makeCacheFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of FILES) {
    const file = join(folder, name)
    if (!existsSync(file)) writeFileSync(file, text)
  }
}
