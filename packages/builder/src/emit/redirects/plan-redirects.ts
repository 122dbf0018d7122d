import type { Redirect } from '@spearmint/config'
import { type Diagnostic, describeValue, findNearest, type Problem, toDiagnostic } from '@spearmint/config/diagnostics'
import {
  type Addresses,
  type LinkResolver,
  type LocateInConfig,
  locateNothing,
  splitHref,
  toPermalink,
  trimSlashes,
} from '../../core/index.ts'
import { createRedirectSearch, hasRedirectPattern, ROOT_FILE } from '../../site/index.ts'
import { EMIT_CODES } from '../codes.ts'
import { HOSTS } from '../hosts/hosts.ts'
import { checkRedirectRoutes } from './check-redirect-routes.ts'
import type { RedirectPage, RedirectRule } from './redirect-rule.ts'

export interface RedirectPlan {
  pages: RedirectPage[]
  /** For hosts, in the order of the configuration. */
  rules: RedirectRule[]
  diagnostics: Diagnostic[]
}

export interface RedirectPlanInput {
  redirects: readonly Redirect[]
  links: LinkResolver
  addresses: Pick<Addresses, 'style' | 'toOutputPath' | 'listClaimedPaths'>
  /** The output paths of pages and other files of the site. */
  taken: ReadonlySet<string>
  /** The start of the file by default. */
  locate?: LocateInConfig | undefined
}

type RedirectProblem = Problem<typeof EMIT_CODES>

/**
 * Plans the redirects of a configuration (docs/reference/mint-json.mdx#redirects). A source without wildcards becomes a
 * page that redirects directly to the end of its chain. One with wildcards is for hosts, and for links during the build.
 * - `navigation/shadowed-redirect`: the source is a page or file, which takes precedence.
 * - `navigation/unusable-redirect`: the source can't be the address of a page. The redirect is left out.
 * - `navigation/covered-redirect`: an earlier redirect is for the same address, such as `/old` before `/old.html`.
 * - `navigation/dead-redirect`: the destination does not exist. The redirect is left out. So are circular redirects, which
 *   a rule of the configuration or {@link checkRedirectRoutes} reports.
 */
export function planRedirects(input: RedirectPlanInput): RedirectPlan {
  const { redirects, links, addresses, taken, locate = locateNothing } = input
  const plan: RedirectPlan = { pages: [], rules: [], diagnostics: [] }
  const planned = new Map<string, Redirect>()
  const findRedirect = createRedirectSearch(redirects)
  const routes = checkRedirectRoutes({ redirects, permalinks: links.permalinks, taken, locate })

  function report(index: number, key: 'source' | 'destination', problem: RedirectProblem): void {
    plan.diagnostics.push(toDiagnostic(EMIT_CODES, { ...problem, ...locate(['redirects', index, key]) }))
  }

  for (const [index, redirect] of redirects.entries()) {
    const { source, destination } = redirect
    // Queries and fragments are never compared, so this matches nothing. A rule of the configuration reports it.
    if (/[?#]/.test(source)) continue
    if (EXPRESSION.test(source)) {
      report(index, 'source', toExpressionProblem(source))
      continue
    }
    if (isUnusableSource(source)) {
      report(index, 'source', toUnusableProblem(source))
      continue
    }
    const isPattern = hasRedirectPattern(source)
    const long = isPattern ? undefined : findLongName(source)
    if (long !== undefined) {
      report(index, 'source', toLongProblem(source, long))
      continue
    }
    if (isPattern && hasRedirectPattern(destination)) {
      if (!routes.circular.has(index)) plan.rules.push(redirect)
      continue
    }
    const [path, ...others] = listRedirectPaths(source, addresses)
    const isShadowed = [path, ...others].some((other) => taken.has(other))
    if (!isPattern && isShadowed) {
      report(index, 'source', toShadowedProblem(source))
      continue
    }
    const earlier = isPattern ? undefined : planned.get(path)
    if (earlier !== undefined) {
      if (isLost(redirect, earlier)) report(index, 'source', toDuplicateProblem(source, earlier.source))
      continue
    }
    const link = links.resolveLink(toRooted(destination), ROOT_FILE)
    if (link.type === 'unsafe') {
      report(index, 'destination', toUnsafeProblem(destination))
      continue
    }
    if (link.type === 'broken') {
      // In a chain of redirects, only the last one is reported.
      const isEnd = findRedirect(link.path.slice(1)) === undefined
      if (isEnd) report(index, 'destination', toDeadProblem(destination, links.permalinks))
      continue
    }
    plan.rules.push({ ...redirect, href: link.href })
    planned.set(path, redirect)
    if (!isPattern) plan.pages.push({ path, href: link.href })
  }
  plan.diagnostics.push(...routes.diagnostics)
  return plan
}

/**
 * A regular expression behind a parameter, `:id(\\d+)`, or alone, `(.*)`. Other routers have them, but few hosts. Paths may
 * contain parentheses, as in `/plans-(beta)`.
 */
const EXPRESSION = /:[a-z]\w*(?<named>\((?:[^()]|\([^()]*\))*\))|(?<unnamed>\([^()]*[*+|[\\][^()]*\))/i

/** Files in the output that configure a host, so no host answers requests for them. */
const HOST_FILES: ReadonlySet<string> = new Set(Object.values(HOSTS).flatMap(({ files }) => files))

/** Whether a source is not the address of a page that a site may have: neither a file nor a rule of a host can have it. */
function isUnusableSource(source: string): boolean {
  const path = trimSlashes(splitHref(source).path)
  if (HOST_FILES.has(path)) return true
  return /\p{Cc}|\\|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|^_spearmint(?:\/|$)|^\.spearmint|^[a-z]:|^404(?:\.html)?$/iu.test(path)
}

/** What most file systems accept, without the ending `.html`. */
const MAX_NAME_BYTES = 255 - '.html'.length

/** Finds the segment of a path that is too long for the name of a file: a redirect without wildcards is one. */
function findLongName(source: string): string | undefined {
  const { path } = splitHref(source)
  if (path.length * 3 <= MAX_NAME_BYTES) return undefined
  return path.split('/').find((name) => new TextEncoder().encode(name).length > MAX_NAME_BYTES)
}

/** The output path for a source, that of a page with this path, then the paths that a host could serve instead. */
function listRedirectPaths(source: string, addresses: RedirectPlanInput['addresses']): [string, ...string[]] {
  const path = trimSlashes(splitHref(source).path)
  // Only a file of this name can answer: that of the page is in a folder.
  if (addresses.style === 'folder' && /(?<!(?:^|\/)index)\.html$/.test(path)) return [path]
  const permalink = toPermalink(path.replace(/\.(?:html|mdx?)$/, ''))
  return [addresses.toOutputPath(permalink), ...addresses.listClaimedPaths(permalink)]
}

/** Destinations are relative to the root, with or without a leading slash. */
function toRooted(destination: string): string {
  return destination.replace(/^(?=[^/#?])(?![a-z][a-z\d+.-]*:)/i, '/')
}

/** Whether an earlier redirect hides one. A rule of the configuration reports sources that are written the same. */
function isLost({ source, destination, permanent }: Redirect, earlier: Redirect): boolean {
  if (trimSlashes(source) === trimSlashes(earlier.source)) return false
  return destination !== earlier.destination || permanent !== earlier.permanent
}

function toDuplicateProblem(source: string, earlier: string): RedirectProblem {
  return {
    code: 'navigation/covered-redirect',
    message: `The redirect from ${describeValue(source)} has no effect, because the one from ${describeValue(earlier)} is for the same address.`,
    suggestions: ['Remove one of the two.'],
  }
}

function toShadowedProblem(source: string): RedirectProblem {
  return {
    code: 'navigation/shadowed-redirect',
    message: `The redirect from ${describeValue(source)} has no effect, because there is a page or a file at this address.`,
    suggestions: ['Remove the redirect or the page.'],
  }
}

function toUnusableProblem(source: string): RedirectProblem {
  // A backslash is usually left over from Markdown, where it escapes a character.
  const corrected = source.replace(/\\(?=[_*-])/g, '').replace(/\/{2,}/g, '/')
  return {
    code: 'navigation/unusable-redirect',
    message: `The redirect from ${describeValue(source)} is ignored. Expected the path of a page, without "..", "//", backslashes, control characters and names that Spearmint uses.`,
    suggestions: [
      isUnusableSource(corrected) ? 'Write the path of the old page.' : `Write ${describeValue(corrected)}.`,
    ],
  }
}

function toLongProblem(source: string, name: string): RedirectProblem {
  return {
    code: 'navigation/unusable-redirect',
    message: `The redirect from ${describeValue(source)} is ignored, because the name of a file can't be as long as ${describeValue(name)}. Expected at most ${MAX_NAME_BYTES} bytes.`,
    suggestions: ['Redirect the start of the path with a wildcard, such as "/old/*", or remove the redirect.'],
  }
}

function toExpressionProblem(source: string): RedirectProblem {
  const { named, unnamed } = EXPRESSION.exec(source)?.groups ?? {}
  const expression = named ?? unnamed ?? ''
  const values = /^\([\w-]+(?:\|[\w-]+)*\)$/.test(expression) ? expression.slice(1, -1).split('|') : []
  const simple = source.replace(EXPRESSION, (written) =>
    named === undefined || expression === '(.*)' ? '*' : written.replace(expression, ''),
  )
  return {
    code: 'navigation/unusable-redirect',
    message: `The redirect from ${describeValue(source)} is ignored. Regular expressions such as ${describeValue(expression)} are not supported.`,
    suggestions:
      values.length > 0
        ? [
            `Write a redirect for each value, the first from ${describeValue(source.replace(EXPRESSION, values[0] ?? ''))}.`,
          ]
        : [`Write ${describeValue(simple)}.`],
  }
}

function toUnsafeProblem(destination: string): RedirectProblem {
  return {
    code: 'navigation/dead-redirect',
    message: `The destination ${describeValue(destination)} of a redirect is ignored, because it could run code. Expected a page, a file or an address on another site.`,
    suggestions: ['Write the path of a page or an address that starts with "https://".'],
  }
}

function toDeadProblem(destination: string, permalinks: readonly string[]): RedirectProblem {
  const near = findNearest(splitHref(toRooted(destination)).path, permalinks, 1)
  return {
    code: 'navigation/dead-redirect',
    message: `The destination ${describeValue(destination)} of a redirect does not exist, so the redirect is left out. Expected a page, a file or an address on another site.`,
    suggestions: [
      ...near.map((permalink) => `Did you mean "${permalink}"?`),
      'Correct the destination, or remove the redirect.',
    ],
  }
}
