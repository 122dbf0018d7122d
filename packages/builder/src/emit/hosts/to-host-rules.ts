import { isExternalHref, isUnsafeHref, trimSlashes } from '../../core/index.ts'
import { hasRedirectPattern, splitRedirect, type WildcardPart } from '../../site/index.ts'
import type { RedirectPage, RedirectRule } from '../redirects/redirect-rule.ts'

/** A redirect as hosts see it. */
export interface HostRule {
  /** As written in the configuration, for messages. Undefined for the entry page of a folder. */
  source?: string | undefined
  /** The parts of the path it matches, decoded and with the base. A slash at the end is never part of it. */
  from: readonly WildcardPart[]
  /** The paths it matches, decoded and with the base. Empty for a redirect with wildcards. */
  paths: readonly string[]
  /** The destination: percent-encoded text, and positions of wildcards. */
  to: readonly (string | number)[]
  status: 301 | 302
}

export interface HostRulesInput {
  /** Redirects of the configuration. */
  rules: readonly RedirectRule[]
  /** Pages that redirect. */
  entries: readonly RedirectPage[]
  /** Percent-encoded: empty, or `/docs`. */
  base: string
  /** Paths that are never redirected: those of pages and files, decoded and with the base. */
  taken: ReadonlySet<string>
}

/**
 * Converts redirects for hosts. One without wildcards also matches its path with `/` and `.html` at the end.
 * @returns also the redirects that no host can do, because the path of no request is like their source
 */
export function toHostRules(input: HostRulesInput): { rules: HostRule[]; unusable: RedirectRule[] } {
  const base = decodeURIComponent(input.base)
  const taken = new Set(input.taken)
  const exact: HostRule[] = []
  const patterns: HostRule[] = []
  const unusable: RedirectRule[] = []

  function claim(paths: readonly string[]): string[] {
    const free = [...new Set(paths)].filter((path) => !taken.has(path))
    for (const path of free) taken.add(path)
    return free
  }

  function add(redirect: RedirectRule): void {
    const source = decodeSource(redirect.source)
    const to = toDestination(redirect, source, input.base)
    if (source === undefined || to === undefined) {
      unusable.push(redirect)
      return
    }
    const rule = { source: redirect.source, to, status: redirect.permanent ? 301 : 302 } as const
    if (hasRedirectPattern(redirect.source)) {
      const from = splitRedirect({ source, destination: '' }).source
      patterns.push({ ...rule, from: addBase(base, from), paths: [] })
    } else {
      const paths = claim(listForms(`${base}/${trimSlashes(source)}`, base))
      if (paths.length > 0) exact.push({ ...rule, from: [{ text: paths[0] ?? '' }], paths })
    }
  }

  for (const redirect of input.rules) add(redirect)
  for (const { path, href } of input.entries) {
    const folder = /^(.*)\/index\.html$/.exec(path)?.[1]
    const paths = claim(folder === undefined ? [] : [`${base}/${folder}`, `${base}/${folder}/`])
    if (paths.length > 0) exact.push({ from: [{ text: paths[0] ?? '' }], paths, to: [toLocation(href)], status: 302 })
  }
  return { rules: [...exact, ...patterns], unusable }
}

/** Decodes a source that is percent-encoded. Undefined if no server would match the result with the path of a request. */
function decodeSource(source: string): string | undefined {
  let decoded = source
  try {
    decoded = decodeURIComponent(source)
  } catch {
    // A lone "%" is an ordinary character.
  }
  const isUsable =
    !/%(?:2f|5c)/i.test(source) && !/\p{Cc}|\p{Cs}|\\|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u.test(trimSlashes(decoded))
  // An encoded wildcard is an ordinary character, which the parts of a pattern cannot express.
  return isUsable && hasRedirectPattern(source) === hasRedirectPattern(decoded) ? decoded : undefined
}

function toDestination(
  { destination, href }: RedirectRule,
  source: string | undefined,
  base: string,
): (string | number)[] | undefined {
  if (href !== undefined) return [toLocation(href)]
  if (source === undefined || isUnsafeHref(destination)) return undefined
  const prefix = isExternalHref(destination) ? '' : destination.startsWith('/') ? base : `${base}/`
  const [first, ...others] = splitRedirect({ source, destination }).destination.map((part) =>
    typeof part === 'string' ? toLocation(part) : part,
  )
  const parts = typeof first === 'string' ? [prefix + first, ...others] : [prefix, first ?? '', ...others]
  return parts.filter((part) => part !== '')
}

function addBase(base: string, parts: readonly WildcardPart[]): WildcardPart[] {
  const [first, ...others] = parts
  if (typeof first === 'object') return [{ text: `${base}/${first.text}` }, ...others]
  return first === 'slash-and-rest' ? [{ text: base }, ...parts] : [{ text: `${base}/` }, ...parts]
}

/** `/old` → `/old`, `/old/`, `/old.html`. */
function listForms(path: string, base: string): string[] {
  if (path === `${base}/`) return [path]
  const page = path.replace(/\.(?:html|mdx?)$/, '')
  return [path, page, `${page}/`, `${page}.html`]
}

/**
 * Encodes a destination for a `Location` header. What it returns contains no white space, no quotes, backslashes, `$`,
 * braces and control characters, so it needs no escaping in any configuration file, apart from `%` in Apache's.
 */
export function toLocation(href: string): string {
  return href
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, (character) => encodeCharacter(character))
}

function encodeCharacter(character: string): string {
  // A lone surrogate has no bytes.
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\u{fffd}' : character)
}
