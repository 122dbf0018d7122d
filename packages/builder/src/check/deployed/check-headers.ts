import { COMMON_HEADERS, HASHED_CACHE, HASHED_PATH, OTHER_CACHE } from '../../emit/index.ts'
import type { DeployCode } from './deploy-codes.ts'

/** A kind of problem that many responses have. */
export interface HeaderProblem {
  code: DeployCode
  /** What is wrong, as the end of "… responds ". */
  reason: string
  suggestion: string
}

interface HeaderFacts {
  file: string
  size: number
  headers: ReadonlyMap<string, string>
}

/** Types by extension. The first one is recommended. */
const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['html', ['text/html']],
  ['css', ['text/css']],
  ['js', ['text/javascript', 'application/javascript']],
  ['json', ['application/json']],
  ['md', ['text/markdown', 'text/plain']],
  ['txt', ['text/plain']],
  ['svg', ['image/svg+xml']],
  ['xml', ['application/xml', 'text/xml', 'application/rss+xml']],
])

/** Texts that don't name their character set themselves, and pages. */
const NEEDS_CHARSET: ReadonlySet<string> = new Set(['html', 'md', 'txt'])

/** In bytes. Smaller responses fit into one packet, and hosts don't compress them. */
const MIN_COMPRESSED = 1_500

/** In seconds. Files without a hash in their name may be cached this long. */
const MAX_AGE = 600

const HASHED = new RegExp(`^${HASHED_PATH}`)

/** Compares the headers of a response with those that the page on deployment recommends. */
export function checkHeaders(facts: HeaderFacts): HeaderProblem[] {
  return [checkType(facts), checkCache(facts), checkCompression(facts), ...checkSecurity(facts)].filter(
    (problem) => problem !== undefined,
  )
}

function checkType({ file, headers }: HeaderFacts): HeaderProblem | undefined {
  const extension = toExtension(file)
  const [recommended, ...others] = TYPES.get(extension) ?? []
  if (recommended === undefined) return undefined
  const written = headers.get('content-type') ?? ''
  const [type = '', ...parameters] = written.toLowerCase().split(';')
  const code = 'deploy/content-type'
  if (type.trim() !== recommended && !others.includes(type.trim())) {
    const reason = written === '' ? 'without a content type' : `with the content type "${written}"`
    return { code, reason, suggestion: `Send "Content-Type: ${recommended}" for .${extension} files.` }
  }
  const hasCharset = parameters.some((parameter) => /^\s*charset="?utf-8"?\s*$/.test(parameter))
  if (hasCharset || !NEEDS_CHARSET.has(extension)) return undefined
  const suggestion = `Send "Content-Type: ${recommended}; charset=utf-8" for .${extension} files.`
  return { code, reason: `with "${written}", which does not name UTF-8`, suggestion }
}

function checkCache({ file, headers }: HeaderFacts): HeaderProblem | undefined {
  const written = headers.get('cache-control') ?? ''
  const code = 'deploy/cache-control'
  const seconds = Number(/\bmax-age=(\d{1,10})/i.exec(written)?.[1] ?? 0)
  const shown = written === '' ? 'without a cache header' : `with "Cache-Control: ${written}"`
  if (HASHED.test(file)) {
    if (/\bimmutable\b/i.test(written)) return undefined
    const suggestion = `Send "Cache-Control: ${HASHED_CACHE}" for files with a hash in their name.`
    return { code, reason: shown, suggestion }
  }
  if (seconds <= MAX_AGE || /\bno-cache\b|\bno-store\b/i.test(written)) return undefined
  const suggestion = `Send "Cache-Control: ${OTHER_CACHE}" for files without a hash in their name.`
  return { code, reason: shown, suggestion }
}

function checkCompression({ file, size, headers }: HeaderFacts): HeaderProblem | undefined {
  if (!TYPES.has(toExtension(file)) || size < MIN_COMPRESSED || headers.has('content-encoding')) return undefined
  const suggestion = `Compress .${toExtension(file)} files with gzip or Brotli.`
  return { code: 'deploy/compression', reason: 'without compression', suggestion }
}

function checkSecurity({ file, headers }: HeaderFacts): HeaderProblem[] {
  if (toExtension(file) !== 'html') return []
  const code = 'deploy/security-header'
  const policy = headers.get('content-security-policy') ?? ''
  // Stricter values than the recommended ones are fine, too.
  const isSent: Record<keyof typeof COMMON_HEADERS, boolean> = {
    'X-Content-Type-Options': headers.get('x-content-type-options')?.toLowerCase() === 'nosniff',
    'Referrer-Policy': headers.has('referrer-policy'),
    'Content-Security-Policy': /\bframe-ancestors\b/i.test(policy) || headers.has('x-frame-options'),
  }
  return Object.entries(COMMON_HEADERS).flatMap(([name, value]) => {
    const header = `${name}: ${value}`
    if (isSent[name as keyof typeof COMMON_HEADERS]) return []
    return [{ code, reason: `without "${header}"`, suggestion: `Send "${header}" for pages.` }]
  })
}

function toExtension(file: string): string {
  return /\.([a-z\d]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
}
