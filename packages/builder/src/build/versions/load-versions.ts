import type { GitVersions } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Addresses, History, PastFolder, Revision, RevisionList, SourceFolder } from '../../core/index.ts'
import { createAddresses, createRelativeAddresses, toHash } from '../../core/index.ts'
import {
  createSourceHashes,
  type HashFile,
  type SelectedVersion,
  selectVersions,
  toVersionDiagnostic,
} from '../../site/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createRequestCounter } from '../create-request-counter.ts'
import { hashSources } from '../hash-sources.ts'
import type { Tools } from '../site/create-tools.ts'
import { loadSite } from '../site/load-site.ts'
import { toPlainVersion, type VersionSettings } from './link-versions.ts'
import { toVersionFacts } from './to-version-facts.ts'
import type { VersionFacts } from './version-facts.ts'

/** The site that has the versions. */
export interface VersionedSite {
  options: BuildOptions
  settings: GitVersions
  list: RevisionList
  links: VersionSettings
}

/** A version whose pages are known. Its files are opened when they are needed. */
export interface LoadedVersion {
  selected: SelectedVersion
  addresses: Addresses
  facts: VersionFacts
  /** Covers everything that the facts depend on. Undefined if that is not known. */
  factsKey: string | undefined
  open(): { source: SourceFolder; hashFile: HashFile; diagnostics(): Diagnostic[] }
}

type Io = BuildIo & { hashFile: HashFile }

/**
 * Selects the versions and finds out which pages they have. One without the folder or without a site is reported, and
 * left out as if its tag or branch didn't exist: then an older one of the same series may take its place.
 */
export async function loadVersions(
  site: VersionedSite,
  io: Io,
  tools: Tools,
): Promise<{ versions: LoadedVersion[]; diagnostics: Diagnostic[]; isUsable: boolean }> {
  const { settings, list } = site
  const trees = findTrees(list.revisions, io.history)
  const first = selectVersions(settings, list)
  const diagnostics = [...first.diagnostics, ...checkFolders(first.versions, trees)]
  let revisions = list.revisions.filter((revision) => trees.get(revision) !== undefined)
  // Where one version is unusable, the others mostly stay as they are.
  const tried = new Map<string, Awaited<ReturnType<typeof loadVersion>>>()
  for (;;) {
    const { versions } = selectVersions(settings, { ...list, revisions })
    const loaded: LoadedVersion[] = []
    const unusable: SelectedVersion[] = []
    for (const selected of versions) {
      const tree = selected.revision && trees.get(selected.revision)
      const key = JSON.stringify(selected)
      const version = tried.get(key) ?? (await loadVersion(selected, { ...site, tree }, io, tools))
      tried.set(key, version)
      if ('facts' in version) loaded.push(version)
      else {
        unusable.push(selected)
        if (selected.revision !== undefined) diagnostics.push(toUnusable(selected.revision, version.problem))
      }
    }
    if (unusable.length === 0) return { versions: loaded, diagnostics, isUsable: true }
    if (unusable.some(({ revision }) => revision === undefined)) return { versions: [], diagnostics, isUsable: false }
    const dropped = new Set(unusable.map(({ revision }) => revision))
    revisions = revisions.filter((revision) => !dropped.has(revision))
  }
}

/** Finds the site's folder in each revision. */
export function findTrees(
  revisions: readonly Revision[],
  history: History | undefined,
): Map<Revision, string | undefined> {
  const trees = history?.findTrees(revisions.map(({ commit }) => commit)) ?? []
  return new Map(revisions.map((revision, index) => [revision, trees[index]]))
}

/** Reports versions without the site's folder. */
export function checkFolders(
  versions: readonly SelectedVersion[],
  trees: ReadonlyMap<Revision, string | undefined>,
): Diagnostic[] {
  return versions.flatMap(({ revision }) => {
    if (revision === undefined || trees.get(revision) !== undefined) return []
    const { kind, name } = revision
    return [
      toVersionDiagnostic({
        code: 'versions/no-folder',
        message: `The folder of this site doesn't exist in the ${kind} "${name}"; that version is not built.`,
        suggestions: [`Add "!${name}" to "from" in "spearmint.versions".`],
      }),
    ]
  })
}

function toUnusable({ kind, name }: Revision, problem: string): Diagnostic {
  return toVersionDiagnostic({
    code: 'versions/unusable',
    message: `The ${kind} "${name}" has no site that can be built: ${problem}.`,
    suggestions: [`Add "!${name}" to "from" in "spearmint.versions".`],
  })
}

async function loadVersion(
  selected: SelectedVersion,
  { options, links, tree }: VersionedSite & { tree: string | undefined },
  io: Io,
  tools: Tools,
): Promise<LoadedVersion | { problem: string }> {
  const { folder } = selected
  const isKnown = io.cache !== undefined
  const content = !isKnown ? undefined : selected.revision === undefined ? hashSources(options, io, io.hashFile) : tree
  const plain = toPlainVersion(selected, links)
  const factsKey = content && toHash(JSON.stringify([options, plain, content]))
  const addresses = options.relative
    ? createRelativeAddresses(folder)
    : createAddresses(options.base, options.urls, folder)
  const open = createOpener(tree, io)
  const known = io.manifest?.versions?.[folder]
  if (known !== undefined && known.factsKey === factsKey) {
    return {
      selected,
      addresses,
      facts: known.facts,
      factsKey,
      open: () => open() as ReturnType<LoadedVersion['open']>,
    }
  }
  const opened = open()
  if ('problem' in opened) return opened
  const requests = createRequestCounter(io)
  const { site, diagnostics } = await loadSite(options, tools, {
    source: opened.source,
    fetchText: requests.io.fetchText,
    hashFile: opened.hashFile,
    version: plain,
  })
  if (site === undefined) {
    return { problem: diagnostics.find(({ severity }) => severity === 'error')?.message ?? 'it has no pages' }
  }
  return {
    selected,
    addresses,
    facts: toVersionFacts(site),
    factsKey: requests.count() === 0 ? factsKey : undefined,
    open: () => opened,
  }
}

/** Opens the files of a version: those on the disk, or those of a tag or branch. */
function createOpener(tree: string | undefined, { source, hashFile, history }: Io) {
  return () => {
    if (tree === undefined || history === undefined) return { source, hashFile, diagnostics: () => [] }
    const folder: PastFolder | { problem: string } = history.open(tree)
    if ('problem' in folder) return folder
    return { source: folder, hashFile: createSourceHashes(folder), diagnostics: folder.diagnostics }
  }
}
