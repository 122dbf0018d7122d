import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the built file of a source page. That of `a/index.mdx` is `a.html`, and `a/index.html` redirects to it. */
export function findPageFile(out: string, file: string): string | undefined {
  const path = file.replace(/\.mdx?$/, '')
  const candidates = [`${path.replace(/\/index$/, '')}.html`, `${path}.html`].map((candidate) => join(out, candidate))
  return candidates.find((candidate) => existsSync(candidate))
}
