import { resolve } from 'node:path'
import type { BuildResult } from '../../build/index.ts'
import {
  BUNDLE_LIMITS,
  BUNDLE_MANIFEST,
  createBundle,
  createMemoryOutput,
  createPageGuard,
  createTextCache,
  findCacheFolder,
  IoError,
  openHistory,
  openSourceFolder,
  packageData,
  readRepository,
  readVersion,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toJsonDiagnostic } from '../reporters/json/to-json-diagnostic.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatPackSummary } from '../reporters/text/format-pack-summary.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint pack`. */
export interface PackFlags {
  /** The zip file as the user wrote it. */
  out: string
  siteUrl?: URL
  strict?: true
  json?: true
}

/**
 * Builds the site in `dir` as a portable site and writes it to a zip file. The site is built in memory.
 *
 * @throws {UsageError} if the folder or the file cannot be used
 */
export async function runPack(dir: string, flags: PackFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr, variables, clock, loadBuildSite } = environment
  const folder = resolveSite(dir, cwd, 'pack')
  const out = resolve(cwd, flags.out)
  checkOutputFile({ path: out, written: flags.out, code: 'usage/pack-file', kind: 'a zip file', start: /^PK/ })
  const source = openSourceFolder(folder, out)
  const { output, toSite } = createMemoryOutput(source)
  const buildSite = await loadBuildSite()
  const progress = createProgressLine(stderr, clock, variables)
  const options = {
    base: flags.siteUrl?.pathname.replace(/\/+$/, '') ?? '',
    siteUrl: flags.siteUrl?.origin,
    relative: true,
    repository: readRepository(folder),
  }
  const result = await buildSite(options, {
    source,
    output,
    packageData,
    clock,
    fetchText: createTextCache(findCacheFolder(variables)),
    guard: createPageGuard(),
    history: openHistory(folder, undefined),
    onProgress: progress.show,
  }).finally(progress.clear)
  const diagnostics = toSortedDiagnostics([...result.diagnostics, ...source.diagnostics()], flags.strict === true)
  const packed = result.status === 'built' ? pack(toSite(), out, flags.out) : undefined
  const color = wantsColor(environment)
  if (flags.json) {
    const report = { pages: result.pages, diagnostics: diagnostics.map(toJsonDiagnostic), out, ...packed }
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } else stderr.write(formatDiagnostics(diagnostics, { readText: source.readText, color }))
  stderr.write(formatPackSummary({ pages: result.pages, out: flags.out, diagnostics, packed }, color))
  return toExitCode(result, diagnostics)
}

/** What was written. */
interface Packed {
  files: number
  /** Size of the zip file. */
  bytes: number
  /** SHA-256 of the list of files. */
  manifest: string
}

function pack(site: ReturnType<ReturnType<typeof createMemoryOutput>['toSite']>, out: string, written: string): Packed {
  const files = new Map<string, Uint8Array>()
  let size = 0
  for (const path of site.files) {
    const bytes = path === BUNDLE_MANIFEST ? undefined : site.read(path)
    if (bytes === undefined) continue
    files.set(path, bytes)
    size += bytes.length
  }
  if (files.size >= BUNDLE_LIMITS.files || size > BUNDLE_LIMITS.bytes) {
    throw new IoError(
      'output/failed',
      `Cannot write "${written}": the site has ${files.size} files and ${size} bytes.`,
      [`A zip file can have ${BUNDLE_LIMITS.files} files and 2 GB. Run: npx spearmint build --relative`],
    )
  }
  const { bytes, manifestHash } = createBundle(files, readVersion())
  writeOutputFile(out, written, bytes)
  return { files: files.size + 1, bytes: bytes.length, manifest: manifestHash }
}

function toExitCode({ status }: BuildResult, diagnostics: readonly { severity: string }[]): ExitCode {
  if (status === 'unusable-config') return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}
