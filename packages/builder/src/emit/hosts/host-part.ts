import type { Addresses, Page } from '../../core/index.ts'
import { hasRedirectPattern } from '../../site/index.ts'
import type { EntryPlan } from '../redirects/plan-entries.ts'
import { listPagePaths, listTakenPaths } from './list-page-paths.ts'
import { type HostRule, toHostRules } from './to-host-rules.ts'
import { toRedirectsFile } from './to-redirects-file.ts'

/** What the files that configure a host contain of a site, or of one of its versions. Plain data. */
export interface HostPart {
  /** All redirects, without paths of pages. */
  rules: readonly HostRule[]
  /** The redirects of the configuration alone. */
  redirects: readonly HostRule[]
  /** Sources that no host can redirect. */
  unusable: readonly string[]
  pagePaths: readonly string[]
  /** Extensions of the files that are published unchanged, each once. */
  extensions: readonly string[]
  /** The published files at the root of the host. None of them is replaced. */
  rootFiles: readonly string[]
}

export interface HostPartInput {
  pages: readonly Page[]
  /** Paths of the files that are published unchanged. */
  staticFiles: readonly string[]
  addresses: Addresses
  entries: Pick<EntryPlan, 'redirects' | 'rules'>
}

/** @param folder The folder of a version. Its files are not at the root of the host. */
export function toHostPart({ pages, staticFiles, addresses, entries }: HostPartInput, folder = ''): HostPart {
  const { base } = addresses
  const { rules, redirects } = entries
  const all = toHostRules({ rules, entries: redirects, base, taken: listTakenPaths(pages, addresses) })
  const extensions = staticFiles.flatMap((path) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? [])
  return {
    rules: all.rules,
    redirects: toHostRules({ rules, entries: [], base, taken: new Set() }).rules,
    unusable: all.unusable.map(({ source }) => source),
    pagePaths: listPagePaths(pages, addresses),
    extensions: [...new Set(extensions)].sort(),
    rootFiles: folder === '' ? staticFiles.filter((path) => !path.includes('/')) : [],
  }
}

/** Joins the rules of versions. Rules without wildcards come first, as the order of rules for hosts demands. */
export function joinRules(parts: readonly (readonly HostRule[])[]): HostRule[] {
  const rules = parts.flat()
  const isPattern = ({ source }: HostRule): boolean => source !== undefined && hasRedirectPattern(source)
  return [...rules.filter((rule) => !isPattern(rule)), ...rules.filter(isPattern)]
}

/** The default file of rules. What every host with this format can do: one without `!` would ignore the line. */
export function toDefaultRules(parts: readonly HostPart[]): string {
  const rules = joinRules(parts.map(({ redirects }) => redirects))
  return toRedirectsFile(rules, { needsForce: false, hasInnerSplat: false }).text
}
