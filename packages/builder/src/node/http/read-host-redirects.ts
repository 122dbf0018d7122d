import { join } from 'node:path'
import { trimSlashes } from '../../core/index.ts'
import { parseRedirectPattern } from '../../site/index.ts'
import { readRegularFile } from '../read-regular-file.ts'

/** A redirect response. */
export interface HostRedirect {
  status: number
  location: string
}

/**
 * Finds the redirect of the file `_redirects` for a path, as Netlify and Cloudflare Pages do: the first matching rule
 * applies. The file is read each time, so that a rebuild is visible.
 *
 * @param dir - The built site.
 * @param path - Decoded, including the base.
 */
export function findHostRedirect(dir: string, path: string): HostRedirect | undefined {
  for (const line of readRules(dir).split('\n')) {
    const [source = '', destination, status = '301'] = line.trim().split(/\s+/)
    if (source.startsWith('#') || destination === undefined || !/^30[12378]$/.test(status)) continue
    const rule = { source: source.replace(/\*$/, ':splat*'), destination }
    const location = parseRedirectPattern(rule).match(trimSlashes(path))
    if (location !== undefined) return { status: Number(status), location: toHeader(location) }
  }
  return undefined
}

function readRules(dir: string): string {
  try {
    return readRegularFile(join(dir, '_redirects')).toString()
  } catch {
    return ''
  }
}

/** Headers may contain only ASCII. */
function toHeader(location: string): string {
  return location.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}
