import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import colors from 'picocolors'
import { trimEndSlashes } from '../../core/index.ts'
import {
  BUNDLE_CODES,
  BUNDLE_LIMITS,
  fetchBytes,
  IoError,
  type Verification,
  verifyArchive,
  verifyFolder,
  verifyWebsite,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toJsonDiagnostic } from '../reporters/json/to-json-diagnostic.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatProblemCount } from '../reporters/text/format-problem-count.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { UsageError } from '../usage-error.ts'

/** The parsed options of `spearmint verify`. */
export interface VerifyFlags {
  /** The expected hash of the list of files. */
  manifest?: string
  json?: true
}

/**
 * Verifies a zip file, a folder or a website, and reports the differences.
 *
 * @throws {UsageError} if there is no such file or folder
 */
export async function runVerify(
  target: string,
  flags: VerifyFlags,
  environment: Pick<CliEnvironment, 'cwd' | 'stdout' | 'stderr' | 'variables'>,
): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const { files, manifestHash, diagnostics: found } = await verify(target, cwd)
  const diagnostics = [...checkManifest(target, manifestHash, flags.manifest), ...found]
  const color = wantsColor(environment)
  if (flags.json) {
    const report = { files, manifest: manifestHash ?? null, diagnostics: diagnostics.map(toJsonDiagnostic) }
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } else stderr.write(formatDiagnostics(diagnostics, { readText: () => undefined, color }))
  stderr.write(formatResult({ files, manifestHash, diagnostics }, color))
  if (manifestHash === undefined) return ExitCode.unusable
  return diagnostics.length > 0 ? ExitCode.problems : ExitCode.ok
}

async function verify(target: string, cwd: string): Promise<Verification> {
  if (/^https?:\/\//i.test(target)) return verifyWebsite(toRoot(target), fetchBytes)
  const path = resolve(cwd, target)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return verifyFolder(path, target)
  if (!stats?.isFile()) {
    throw new UsageError('usage/no-folder', `Cannot find the file or folder "${target}".`, [
      'Pass a zip file of spearmint pack, the folder it was unpacked to, or the URL of a website.',
    ])
  }
  // Larger files can't be bundles, and are not read into memory.
  return verifyArchive(stats.size > BUNDLE_LIMITS.bytes ? new Uint8Array() : readArchive(path, target), target)
}

function readArchive(path: string, target: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new IoError('source/unreadable', `Cannot read "${target}" (${reason}).`, [], error)
  }
}

/** The URL of the folder of a website, without a slash at the end. */
function toRoot(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (url === undefined || url.search !== '' || url.hash !== '') {
    throw new UsageError('usage/command-line', `"${target}" is not the URL of a website.`, [
      'Pass the URL without "index.html", "?" and "#".',
    ])
  }
  return trimEndSlashes(url.href.replace(/\/index\.html$/, '/'))
}

function checkManifest(target: string, hash: string | undefined, expected: string | undefined): Diagnostic[] {
  if (expected === undefined || hash === undefined || hash === expected) return []
  const message = `The list of files in "${target}" has the hash ${hash}, not ${expected}.`
  return [toDiagnostic(BUNDLE_CODES, { code: 'bundle/other-list', message, file: target })]
}

function formatResult({ files, manifestHash, diagnostics }: Verification, color: boolean): string {
  const { green, red } = colors.createColors(color)
  if (manifestHash === undefined) return `${red('Nothing was verified:')} ${formatProblemCount(diagnostics)}\n`
  if (diagnostics.length > 0) return `${red(formatProblemCount(diagnostics))} ${toCount(files, 'file')} in the list.\n`
  return `${green('All files are unchanged:')} ${toCount(files, 'file')}.\nList of files: ${manifestHash}\n`
}
