import type { PlaygroundWords } from '../../../src/api/browser.ts'

/** `812 bytes`, `1.2 kB`, `5.0 MB`. */
export function formatSize(bytes: number, words: PlaygroundWords): string {
  if (bytes < 1000) return words.say('playground.bytes', { count: bytes })
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
