import { type Diagnostic, describeValue, toDiagnostic } from '@spearmint/config/diagnostics'
import { lookup } from 'mrmime'
import {
  type Addresses,
  type HostName,
  type LocateInConfig,
  locateNothing,
  type OutputFolder,
} from '../../core/index.ts'
import { EMIT_CODES } from '../codes.ts'
import { CAPABILITIES, type Capability, type Host } from './host.ts'
import { type HostPart, joinRules } from './host-part.ts'
import { HOSTS } from './hosts.ts'
import { COMMON_TYPES, TEXT_TYPES } from './served-files.ts'

export interface HostFilesInput {
  host: HostName
  isPrecompressed: boolean
  /** What the pages look like, and where the site is served. */
  addresses: Pick<Addresses, 'base' | 'style'>
  /** The site, or its versions. */
  parts: readonly HostPart[]
  locate?: LocateInConfig | undefined
}

/** How many redirects a message lists. */
const MAX_LISTED = 5

/**
 * Writes the files that configure a host. Files of the same name in the folder of the site take precedence.
 * - `site/own-host-file`: there is such a file.
 * - `site/host-limit`: what the host cannot do.
 * - `navigation/host-redirect`: redirects that the host cannot do.
 */
export function emitHostFiles(input: HostFilesInput, output: Pick<OutputFolder, 'write'>): Diagnostic[] {
  const { host: name, isPrecompressed, addresses, parts, locate = locateNothing } = input
  const host: Host = HOSTS[name]
  const types = listTypes(parts.flatMap(({ extensions }) => extensions))
  const { files, omitted } = host.configure({
    base: addresses.base,
    urls: addresses.style,
    rules: joinRules(parts.map(({ rules }) => rules)),
    pagePaths: parts.flatMap(({ pagePaths }) => pagePaths),
    types,
    isPrecompressed,
  })

  const diagnostics: Diagnostic[] = []
  const report = (code: keyof typeof EMIT_CODES, message: string, suggestions: string[], index?: number): void => {
    const location = locate(index === undefined ? [] : ['redirects', index, 'source'])
    diagnostics.push(toDiagnostic(EMIT_CODES, { code, message, suggestions, ...location }))
  }
  const taken = new Set(parts.flatMap(({ rootFiles }) => rootFiles))
  for (const [path, content] of Object.entries(files)) {
    if (taken.has(path)) {
      const suggestion = 'Delete the file to use the generated one, or build without --host-rules.'
      report('site/own-host-file', `"${path}" in the folder of your site replaces the rules for ${host.title}.`, [
        suggestion,
      ])
    } else if (content !== '') output.write(path, content)
  }

  const sources = [...parts.flatMap(({ unusable }) => unusable), ...omitted.flatMap(({ source }) => source ?? [])]
  if (sources.length > 0)
    report('navigation/host-redirect', toRedirectsMessage(host, sources), [`See what ${host.title} can do.`])
  const limits = listLimits(host, input)
  if (limits.length > 0) report('site/host-limit', `${host.title} doesn't support ${toList(limits)}.`, [])
  return diagnostics
}

function listTypes(extensions: readonly string[]): Map<string, string> {
  const types = new Map(Object.entries({ ...TEXT_TYPES, ...COMMON_TYPES }))
  for (const extension of [...new Set(extensions)].sort()) {
    const type = lookup(extension)
    if (type !== undefined && !types.has(extension)) types.set(extension, type)
  }
  return types
}

function listLimits(host: Host, { parts, isPrecompressed, addresses }: HostFilesInput): string[] {
  const isRelevant: Partial<Record<Capability, boolean>> = {
    redirects: parts.some(({ redirects, unusable }) => redirects.length + unusable.length > 0),
    // Each of them is reported.
    wildcards: false,
    precompressed: isPrecompressed,
    clean: addresses.style === 'clean',
  }
  return Object.entries(CAPABILITIES).flatMap(([key, words]) => {
    const capability = key as Capability
    return host.can[capability] === false && isRelevant[capability] !== false ? [words.replaceAll('`', '')] : []
  })
}

function toRedirectsMessage({ title }: Host, sources: readonly string[]): string {
  const listed = sources.slice(0, MAX_LISTED).map(describeValue)
  const others = sources.length - listed.length
  const names = toList(others > 0 ? [...listed, `${others} more`] : listed)
  return `${title} can't redirect ${sources.length === 1 ? 'this source' : `these ${sources.length} sources`}: ${names}.`
}

function toList(items: readonly string[]): string {
  return new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(items)
}
