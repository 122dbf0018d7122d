import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trimSlashes } from '../../core/index.ts'
import { parseRedirectPattern } from '../../site/index.ts'

/** Where a host sends a reader on. */
export interface HostRedirect {
  status: number
  location: string
}

/**
 * Finds the rule of the file `_redirects` for a path, as Netlify and Cloudflare Pages do: the first that fits counts.
 * The file is read anew each time, so that a rebuild shows.
 *
 * @param dir the built site
 * @param path decoded, with the base in front
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
    return readFileSync(join(dir, '_redirects'), 'utf8')
  } catch {
    return ''
  }
}

/** Headers hold ASCII only. */
function toHeader(location: string): string {
  return location.replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))
}
