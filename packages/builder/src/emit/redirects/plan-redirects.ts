import { type ConfigPath, type Diagnostic, findNearest, type Redirect, type SourceRange } from '@spearmint/config'
import { type LinkResolver, splitHref, toDiagnostic, toOutputPath, toPermalink, trimSlashes } from '../../core/index.ts'
import { createRedirectSearch, hasRedirectPattern } from '../../site/index.ts'

/** A page that sends readers on. */
export interface RedirectPage {
  /** The file it is written to. */
  path: string
  /** Where it leads, as it stands in the page. */
  href: string
}

/** A redirect that leads somewhere. */
export interface LivingRedirect extends Redirect {
  /** Where it leads, with the base path; of a source with wildcards only if the destination has none. */
  href?: string
}

export interface RedirectPlan {
  pages: RedirectPage[]
  /** In the order of the configuration. */
  living: LivingRedirect[]
  diagnostics: Diagnostic[]
}

export interface RedirectPlanInput {
  redirects: readonly Redirect[]
  links: LinkResolver
  /** Files that pages and other files of the site are written to. */
  taken: ReadonlySet<string>
  /** Where a value stands in the configuration file. Default: its start. */
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

const CONFIG_FILE = 'mint.json'

/**
 * Plans what becomes of the redirects of a configuration (reference 1.12). A source without wildcards becomes a page
 * that leads straight to the end of its chain; one with wildcards is for hosts and for links at build.
 * - `navigation/shadowed-redirect`: the source is a page or file, which wins.
 * - `navigation/dead-redirect`: the destination leads nowhere; the redirect is left out. Circles, which the configuration's
 *   own rules report, are left out too.
 */
export function planRedirects({ redirects, links, taken, locate }: RedirectPlanInput): RedirectPlan {
  const plan: RedirectPlan = { pages: [], living: [], diagnostics: [] }
  const planned = new Set<string>()
  const findRedirect = createRedirectSearch(redirects)

  function report(index: number, key: 'source' | 'destination', problem: Omit<Problem, 'severity'>): void {
    const range = locate?.(['redirects', index, key])
    plan.diagnostics.push(toDiagnostic({ severity: 'warning', ...problem }, CONFIG_FILE, range))
  }

  for (const [index, redirect] of redirects.entries()) {
    const { source, destination } = redirect
    // What follows `?` or `#` is never compared, so this matches nothing; the configuration's rules say so.
    if (/[?#]/.test(source)) continue
    const isPattern = hasRedirectPattern(source)
    if (isPattern && hasRedirectPattern(destination)) {
      plan.living.push(redirect)
      continue
    }
    const path = toRedirectPath(source)
    if (!isPattern && (taken.has(path) || planned.has(path))) {
      // A source that stands twice is the configuration's own problem.
      if (taken.has(path)) report(index, 'source', toShadowedProblem(source))
      continue
    }
    const link = links.resolveLink(toRooted(destination), CONFIG_FILE)
    if (link.type === 'unsafe' || link.type === 'broken') {
      // A destination that is redirected itself is told about where the chain breaks.
      const isEnd = link.type === 'unsafe' || findRedirect(link.path.slice(1)) === undefined
      if (isEnd) report(index, 'destination', toDeadProblem(destination, links.permalinks))
      continue
    }
    plan.living.push({ ...redirect, href: link.href })
    planned.add(path)
    if (!isPattern) plan.pages.push({ path, href: link.href })
  }
  return plan
}

interface Problem {
  code: string
  severity: 'warning'
  message: string
  suggestions: string[]
}

/** The file of the page at a source: as that of a page of this path. */
function toRedirectPath(source: string): string {
  const path = trimSlashes(splitHref(source).path)
  return toOutputPath(toPermalink(path.replace(/\.(?:html|mdx?)$/, '')))
}

/** Destinations count from the root, with a slash or without. */
function toRooted(destination: string): string {
  return destination.replace(/^(?=[^/#?])(?![a-z][a-z\d+.-]*:)/i, '/')
}

function toShadowedProblem(source: string): Omit<Problem, 'severity'> {
  return {
    code: 'navigation/shadowed-redirect',
    message: `The redirect from "${source}" has no effect: there is a page or a file at this address.`,
    suggestions: ['Remove the redirect, or the page.'],
  }
}

function toDeadProblem(destination: string, permalinks: readonly string[]): Omit<Problem, 'severity'> {
  const near = findNearest(splitHref(toRooted(destination)).path, permalinks, 1)
  return {
    code: 'navigation/dead-redirect',
    message: `The redirect to "${destination}" leads nowhere; expected a page, a file or an address of another site.`,
    suggestions: near.map((permalink) => `Did you mean "${permalink}"?`),
  }
}
