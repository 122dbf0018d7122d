import { readFileSync } from 'node:fs'

/** Reads the version of Spearmint from its package. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return manifest.version
}
