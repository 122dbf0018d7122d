import { statSync } from 'node:fs'
import { join } from 'node:path'
import { trimSlashes } from '../../core/index.ts'
import { HOST_RULES_FILE, parseRedirectsFile } from '../../emit/index.ts'
import { parseRedirectPattern } from '../../site/index.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { toHeader } from './to-header.ts'

/** A redirect response. */
export interface HostRedirect {
  status: number
  location: string
  /** Whether it also applies where a file exists. */
  isForced: boolean
}

interface Rule extends Pick<HostRedirect, 'status' | 'isForced'> {
  match(path: string): string | undefined
}

/**
 * Creates a function that finds the redirect of the file `_redirects` for a path, decoded and with the base, as Netlify
 * and Cloudflare Pages do: the first matching rule applies. The file is read again when it changes, so that a rebuild is
 * visible.
 *
 * @param dir - The built site.
 */
export function createHostRedirects(dir: string): (path: string) => HostRedirect | undefined {
  const file = join(dir, HOST_RULES_FILE)
  let current: { version: string; rules: Rule[] } = { version: '', rules: [] }
  return (path) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    const version = `${stats?.mtimeMs} ${stats?.size}`
    if (current.version !== version) current = { version, rules: stats === undefined ? [] : readRules(file) }
    for (const { match, status, isForced } of current.rules) {
      const location = match(trimSlashes(path))
      if (location !== undefined) return { status, location: toHeader(location), isForced }
    }
    return undefined
  }
}

function readRules(file: string): Rule[] {
  return parseRedirectsFile(readText(file)).map(({ source, destination, ...rule }) => {
    const { match } = parseRedirectPattern({ source: decode(source).replace(/\*$/, ':splat*'), destination })
    return { ...rule, match }
  })
}

function readText(file: string): string {
  try {
    return readRegularFile(file).toString()
  } catch {
    return ''
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone "%" is an ordinary character.
    return path
  }
}
