import { splitRules } from './split-rules.ts'
import type { HostRule } from './to-host-rules.ts'

/** The file with redirects that Netlify and Cloudflare Pages read. */
export const HOST_RULES_FILE = '_redirects'

/** What the format of `_redirects` allows on a host. */
export interface RedirectsFileOptions {
  /** Whether a redirect without wildcards needs `!` to take precedence over the page that redirects. */
  needsForce: boolean
  /** Whether `*` may have text after it. */
  hasInnerSplat: boolean
  /** Whether the host accepts another line. By default it accepts all. */
  accepts?: (rule: HostRule, line: string) => boolean
}

/**
 * Writes redirects in the format of Netlify and Cloudflare Pages: source, destination and status on a line. `:name` is a
 * segment, and a single `*`, `:splat` in the destination, is any text. Empty without redirects.
 * @returns also the redirects that the format or the host can't express
 */
export function toRedirectsFile(
  rules: readonly HostRule[],
  options: RedirectsFileOptions,
): { text: string; omitted: HostRule[] } {
  const { lines, omitted } = splitRules(rules, (rule) => {
    const line = toLine(rule, options)
    return line === undefined || options.accepts?.(rule, line) === false ? undefined : line
  })
  return { text: lines.map((line) => `${line}\n`).join(''), omitted }
}

function toLine({ from, to, status, paths }: HostRule, options: RedirectsFileOptions): string | undefined {
  const splats = from.filter((part) => part === 'rest' || part === 'slash-and-rest').length
  const last = from.at(-1)
  const endsWithSplat = last === 'rest' || last === 'slash-and-rest'
  // A colon before a letter would be a placeholder.
  const hasColon = from.some((part) => typeof part === 'object' && /:[a-z]|\*/i.test(part.text))
  if (splats > 1 || hasColon || (splats === 1 && !endsWithSplat && !options.hasInnerSplat)) return undefined
  let wildcards = 0
  const names: string[] = []
  const source = from.map((part) => {
    if (typeof part === 'object') return encodeSource(part.text)
    const name = part === 'segment' ? `:p${++wildcards}` : ':splat'
    names.push(name)
    return part === 'segment' ? name : part === 'rest' ? '*' : '/*'
  })
  const target = to.map((part) => (typeof part === 'number' ? (names[part] ?? '') : escapeColon(part)))
  const force = options.needsForce && paths.length > 0 ? '!' : ''
  return `${source.join('')} ${target.join('')} ${status}${force}`
}

/** Encodes what would end the path or start a comment. */
export function encodeSource(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** A colon before a letter would be a placeholder. */
function escapeColon(text: string): string {
  return text.replace(/:(?=[a-z])/gi, '%3A')
}
