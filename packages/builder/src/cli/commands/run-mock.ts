import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import {
  type ApiSpec,
  createMock,
  listSpecFiles,
  loadSpec,
  type MockRequest,
  type MockResponse,
  type SpecProblem,
} from '../../api/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import { openSourceFolder, serveMock } from '../../node/index.ts'
import type { CliEnvironment, TextSink } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toListeningReport } from '../reporters/json/to-listening-report.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint mock`, parsed. */
export interface MockFlags {
  port: number
  host: string
  json?: true
}

/** The maximum number of operations to print at the start. */
const MAX_LISTED = 50

/**
 * Serves a mock of the API of an OpenAPI file, or of all files in a folder, until the user stops it.
 *
 * @throws {OperationalError} when there is no valid file, or it cannot listen
 */
export async function runMock(spec: string, flags: MockFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr, onInterrupt } = environment
  const specs = await loadSpecs(resolve(cwd, spec), spec, stderr)
  const log = flags.json === true ? toJsonLine : toLine
  const server = await serveMock(createMock(specs), {
    ...flags,
    onAnswer: (request, answer) => (flags.json === true ? stdout : stderr).write(log(request, answer)),
  })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is in use.\n`)
  if (flags.json) stdout.write(toListeningReport({ url: server.origin, port: server.port }))
  for (const line of listOperations(specs)) stderr.write(`  ${toOneLine(line)}\n`)
  stderr.write(`Mock on ${server.origin} (press Ctrl+C to stop)\n`)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  return ExitCode.ok
}

async function loadSpecs(path: string, written: string, stderr: TextSink): Promise<ApiSpec[]> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new UsageError('usage/no-spec', `Cannot find the file or folder "${written}".`)
  const isFolder = stats.isDirectory()
  if (!isFolder && !stats.isFile()) throw new UsageError('usage/no-spec', `"${written}" is not a file or folder.`)
  const source = openSourceFolder(isFolder ? path : dirname(path))
  const files = isFolder ? listSpecPaths(source) : [basename(path)]
  const loaded: ApiSpec[] = []
  const reported = new Set<string>()
  /** A broken reference is found each time it is followed. */
  function report({ file, reason }: SpecProblem): void {
    const line = `warning: ${toOneLine(`${file}: ${reason}`)}\n`
    if (!reported.has(line)) stderr.write(line)
    reported.add(line)
  }
  for (const file of files) {
    const spec = await loadSpec(file, async (address) => source.readText(address), report)
    if (spec !== undefined) loaded.push(spec)
  }
  if (loaded.length > 0) return loaded
  throw new UsageError('usage/no-spec', `"${written}" ${isFolder ? 'contains no' : 'is not an'} OpenAPI file.`, [
    'Expected OpenAPI 2.0, 3.0, 3.1 or 3.2, in JSON or YAML.',
  ])
}

function listSpecPaths(source: SourceFolder): string[] {
  const paths = source.list().map(({ path }) => path)
  return listSpecFiles(paths, source).map(({ path }) => path)
}

function listOperations(specs: readonly ApiSpec[]): string[] {
  const operations = specs.flatMap(({ list }) => list.filter(({ kind }) => kind === 'operation'))
  const lines = operations.slice(0, MAX_LISTED).map(({ method, path }) => `${method.padEnd(6)} ${path}`)
  const rest = operations.length - lines.length
  return rest > 0 ? [...lines, `and ${toCount(rest, 'operation')} more`] : lines
}

/** Leaves out query and headers, which may contain credentials. */
function toLine({ method, url }: MockRequest, { status }: MockResponse): string {
  return `${toOneLine(`${method} ${url.replace(/\?.*$/s, '')}`)} → ${status}\n`
}

function toJsonLine({ method, url }: MockRequest, { status, operation }: MockResponse): string {
  return `${JSON.stringify({ method, path: url.replace(/\?.*$/s, ''), status, operation: operation ?? null })}\n`
}
