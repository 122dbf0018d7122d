import type { Diagnostic } from '@spearmint/config/diagnostics'
import { createDiagnosticLog, type HostFacts, type StampedFile, type UrlStyle } from '../../core/index.ts'
import { checkRelative, type HashFile, hasRedirectPattern, loadConfig, toVersionDiagnostic } from '../../site/index.ts'
import type { VersionManifest } from '../build-manifest.ts'
import type { BuildIo, BuildOptions, BuildResult } from '../build-options.ts'
import { emitVersionRules } from '../output/emit-site-files.ts'
import { createTools } from '../site/create-tools.ts'
import { toAddresses } from '../site/to-addresses.ts'
import { type WrittenSite, writeSite } from '../write-site.ts'
import { createVersionLinks, type VersionSettings } from './link-versions.ts'
import { type LoadedVersion, loadVersions } from './load-versions.ts'
import { createPlacer, mayHaveVersions } from './place-versions.ts'
import { toProblemSummary } from './to-problem-summary.ts'
import { type VersionResult, writeVersion } from './write-version.ts'

type Io = BuildIo & { hashFile: HashFile }

/** What was written, and what the manifest of the next build needs. */
export interface WrittenVersions extends WrittenSite {
  /** Whether the result depends on tags and branches. */
  usesHistory?: boolean
  toVersionManifests?: (files: readonly StampedFile[]) => Record<string, VersionManifest>
}

/**
 * Writes a site, or all versions of one that `spearmint.versions` names: each is a site of its own in a part of the output
 * folder. A version that has not changed since the last build is neither loaded nor written.
 * @throws if a file cannot be read or written, and for bugs
 */
export async function writeVersions(options: BuildOptions, io: Io): Promise<WrittenVersions> {
  if (!mayHaveVersions(io.source)) return writeSite(options, io)
  const { config, file, locate } = loadConfig(io.source)
  const settings = config?.gitVersions
  if (config === undefined || settings === undefined || checkRelative({ options, config, file }).length > 0) {
    return writeSite(options, io)
  }
  const list = io.history?.list() ?? { revisions: [], isShallow: false, problem: 'no-repository' }
  const addresses = toAddresses(options, config)
  const site = {
    // What concerns all versions is as the current configuration says.
    options: { ...options, urls: addresses.style, relative: addresses.isRelative },
    settings,
    list,
    links: { ...toLinkSettings(options, config.metadata.canonical, addresses.base), noindex: settings.noindex },
  }
  const tools = await createTools(options, io)
  const place = createPlacer(locate)
  const { versions, diagnostics, isUsable } = await loadVersions(site, io, tools)
  const [first] = versions
  // Without other versions, the files on the disk are the site.
  if (!isUsable || (versions.length <= 1 && first?.selected.revision === undefined)) {
    const { diagnostics: found, ...written } = await writeSite(options, io)
    return { ...written, usesHistory: true, diagnostics: [...place(diagnostics), ...found] }
  }

  const log = createDiagnosticLog()
  log.addAll(place([...diagnostics, ...checkPaths(versions)]))
  const link = createVersionLinks(versions, site.links)
  const shared = new Set<string>()
  const written: Awaited<ReturnType<typeof writeVersion>>[] = []
  for (const version of versions) {
    written.push(await writeVersion(version, link(version), { options: site.options, io, shared }))
  }
  for (const { result, version } of written) log.addAll(place(toReported(version, result)))
  // Rules of the latest version may match the paths of others, so they come last.
  const lastLatest = [...written].sort((a, b) => Number(isLatest(a.version)) - Number(isLatest(b.version)))
  const parts = lastLatest.flatMap(({ result }) => result.hostPart ?? [])
  log.addAll(emitVersionRules(parts, { addresses, options, output: io.output }))
  const hostFacts = joinHostFacts(
    addresses.style,
    lastLatest.flatMap(({ result }) => result.hostFacts ?? []),
  )
  return {
    status: 'built',
    pages: written.reduce((sum, { result }) => sum + result.pages, 0),
    diagnostics: log.list(),
    ...io.output.finish(hostFacts),
    hostFacts,
    withheld: written.flatMap(({ result, version }) => toWithheld(version, result)),
    versions: written.map(({ version: { selected }, result }) => ({
      folder: selected.folder,
      state: selected.state,
      revision: selected.revision?.name,
      pages: result.pages,
    })),
    usesHistory: true,
    toVersionManifests: (files) =>
      Object.fromEntries(
        written.flatMap(({ version, toManifest }) => {
          const manifest = toManifest(files)
          return manifest === undefined ? [] : [[version.selected.folder, manifest] as const]
        }),
      ),
  }
}

function toLinkSettings({ siteUrl }: BuildOptions, canonical: string | undefined, base: string) {
  const publicRoot = canonical === undefined || canonical === '' ? siteUrl && siteUrl + base : trimEnd(canonical)
  return { base, publicRoot } satisfies Omit<VersionSettings, 'noindex'>
}

function trimEnd(url: string): string {
  return url.replace(/\/+$/, '')
}

/** Reports versions whose path is that of pages or files of the latest version. */
function checkPaths(versions: readonly LoadedVersion[]): Diagnostic[] {
  const names = new Set(versions.find(isLatest)?.facts.names.map((name) => name.toLowerCase()))
  return versions.flatMap(({ selected: { folder } }) =>
    folder !== '' && names.has(folder.toLowerCase())
      ? [
          toVersionDiagnostic({
            code: 'versions/taken-path',
            message: `The latest version has pages or files at "/${folder}", where another version is.`,
          }),
        ]
      : [],
  )
}

function isLatest({ selected }: LoadedVersion): boolean {
  return selected.state === 'latest'
}

/** The problems of the files on the disk, and a summary of those that cannot be fixed. */
function toReported({ selected }: LoadedVersion, { diagnostics }: VersionResult): readonly Diagnostic[] {
  return selected.revision === undefined ? diagnostics : toProblemSummary(selected, diagnostics)
}

function toWithheld({ selected: { folder } }: LoadedVersion, { withheld = [] }: Pick<BuildResult, 'withheld'>) {
  return folder === '' ? withheld : withheld.map((path) => `${folder}/${path}`)
}

/** Joins what a host has to know about the versions of a site. Redirects without wildcards stay first. */
function joinHostFacts(urls: UrlStyle, facts: readonly HostFacts[]): HostFacts {
  const redirects = facts.flatMap((each) => each.redirects)
  return {
    urls,
    redirects: [
      ...redirects.filter(({ source }) => !hasRedirectPattern(source)),
      ...redirects.filter(({ source }) => hasRedirectPattern(source)),
    ],
  }
}
