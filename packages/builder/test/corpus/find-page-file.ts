import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the built file of a source page. */
export function findPageFile(out: string, file: string): string | undefined {
  const path = file.replace(/\.mdx?$/, '')
  const candidates = [`${path}.html`, path.replace(/\/index$/, '.html')].map((candidate) => join(out, candidate))
  return candidates.find((candidate) => existsSync(candidate))
}
