import type { Diagnostic } from '@spearmint/config/diagnostics'
import { type Addresses, type HostName, toHash } from '../../core/index.ts'
import {
  emitAssets,
  emitDiscovery,
  emitHostFiles,
  emitOrigins,
  emitRedirects,
  emitSearch,
  HOST_RULES_FILE,
  HOSTS,
  type HostPart,
  toDefaultRules,
  toHostPart,
} from '../../emit/index.ts'
import type { AssetUsage } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import type { Frame } from '../site/create-frame.ts'
import type { Site } from '../site/site.ts'
import type { BuildSteps, StepOutput } from './build-steps.ts'
import type { PageCollector } from './page-collector.ts'

/** Where the files of a site are written to. */
export interface SiteOutput {
  output: StepOutput
  steps: BuildSteps
}

/** Writes the files that are built from the content of all pages: the search index, `llms.txt`, the sitemap. */
export async function emitCollectedFiles(
  site: Site,
  frame: Frame,
  pages: PageCollector,
  { output, steps, changeDates }: SiteOutput & Pick<BuildIo, 'changeDates'>,
): Promise<{ diagnostics: Diagnostic[]; withheld: string[] }> {
  const { facts, search } = pages
  const searchKey = toHash(frame.key, await search.finish())
  await steps.run(`search ${searchKey}`, (out) => emitSearch(search, out))
  emitOrigins(facts, site.config, output)
  return emitDiscovery({ ...site, facts }, { source: site.source, output, changeDates })
}

/**
 * Writes the redirects, the rules for a host, and `404.html`. Versions of a site have common rules, which are written
 * after all of them. Returns what `404.html` loads.
 */
export function emitEntryPages(
  site: Site,
  { layout }: Frame,
  { output }: SiteOutput,
): { diagnostics: Diagnostic[]; assetUsage: AssetUsage } {
  const { addresses, locate, options, version } = site
  const { hostRules: host, precompress: isPrecompressed = false } = options
  const hasOwnRules = version !== undefined || replacesDefaultRules(host)
  const assetUsage = emitRedirects({ ...site, layout, hasOwnRules }, output)
  if (host === undefined || version !== undefined) return { diagnostics: [], assetUsage }
  const input = { host, isPrecompressed, addresses, locate, parts: [toHostPart(site)] }
  return { diagnostics: emitHostFiles(input, output), assetUsage }
}

/** Whether the rules of a host replace the default ones. */
function replacesDefaultRules(host: HostName | undefined): boolean {
  return host !== undefined && HOSTS[host].files.includes(HOST_RULES_FILE)
}

/** Writes the rules for a host that all versions of a site have in common. */
export function emitVersionRules(
  parts: readonly HostPart[],
  {
    addresses,
    options,
    output,
  }: {
    addresses: Addresses
    options: Pick<BuildOptions, 'hostRules' | 'precompress'>
    output: Pick<StepOutput, 'write'>
  },
): Diagnostic[] {
  const { hostRules: host, precompress: isPrecompressed = false } = options
  const rules = replacesDefaultRules(host) || addresses.isRelative ? '' : toDefaultRules(parts)
  const isTaken = parts.some(({ rootFiles }) => rootFiles.includes(HOST_RULES_FILE))
  if (rules !== '' && !isTaken) output.write(HOST_RULES_FILE, rules)
  return host === undefined ? [] : emitHostFiles({ host, isPrecompressed, addresses, parts }, output)
}

/** Copies the files that are published as they are. */
export async function copyStaticFiles({ source, staticFiles }: Site, { steps }: SiteOutput): Promise<void> {
  const listed = new Map(source.list().map((file) => [file.path, file]))
  for (const path of staticFiles) await steps.copy(path, listed.get(path))
}

/** Writes the theme, the icons, and those of Spearmint's own scripts and stylesheets that the site uses. */
export async function writeAssets(frame: Frame, assetUsage: AssetUsage, { steps }: SiteOutput): Promise<void> {
  const names = [assetUsage.islands, assetUsage.styles].map((used) => [...used].sort().join())
  await steps.run(`assets ${toHash(frame.key, ...names)}`, (out) => emitAssets({ ...frame, assetUsage }, out))
}
