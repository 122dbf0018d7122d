import { join, resolve } from 'node:path'
import { ORIGINS_FILE } from '../../api/index.ts'
import { type DevSite, openDevSession } from '../../build/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import {
  CACHE_FOLDER,
  createPageGuard,
  createRelay,
  createTextCache,
  type DiskSourceFolder,
  findCacheFolder,
  findRealPath,
  listPrivateOrigins,
  openInBrowser,
  openParseGuard,
  openSourceFolder,
  packageData,
  type RelayHandler,
  readRepository,
  serveDev,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { DEFAULT_OUTPUT } from '../options/default-output.ts'
import { DevReporter } from '../reporters/dev-reporter.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint dev`. */
export interface DevFlags {
  port: number
  host: string
  /** Host names that the server answers besides those of this machine. */
  allowHost?: readonly string[]
  /** Empty, or `/docs`. */
  base?: string
  open?: true
  /** Origins that pages may load code from. */
  allowOrigin?: readonly string[]
  /** Whether the server relays the requests of playgrounds to the APIs of the site. */
  relay: boolean
  json?: true
}

/**
 * Serves a site while it is being written, until the user stops it.
 *
 * @throws {UsageError} if there is no such folder or the server cannot listen
 */
export async function runDev(dir: string, flags: DevFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stderr, variables, onInterrupt } = environment
  const started = environment.clock()
  const base = flags.base ?? ''
  const folder = resolveSite(dir, cwd, 'dev')
  const root = findRealPath(folder) ?? folder
  // Its own folder: a build may run at the same time.
  const parseGuard = openParseGuard(join(root, CACHE_FOLDER, 'dev'))
  const source = openLatestSource(root)
  const site = await openDevSession(
    { base, repository: readRepository(root), allowedOrigins: flags.allowOrigin },
    {
      packageData,
      openSource: source.reopen,
      fetchText: createTextCache(findCacheFolder(variables)),
      parseGuard,
      guard: createPageGuard(),
    },
  )
  const reporter = new DevReporter(site, source, { json: flags.json === true, environment })
  const server = await serveDev({
    site,
    root,
    exclude: resolve(findRealPath(cwd) ?? cwd, DEFAULT_OUTPUT),
    host: flags.host,
    allowedHosts: flags.allowHost,
    port: flags.port,
    base,
    readFile: (path) => source.readBytes(path),
    handler: flags.relay ? createLateRelay(site, base) : undefined,
    onChange: (paths) => reporter.reportChange(paths),
    onAnswer: () => reporter.reportProblems(),
    onFailure: (error) => stderr.write(`error: ${toOneLine(error instanceof Error ? error.message : String(error))}\n`),
  })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is taken.\n`)
  reporter.reportProblems()
  reporter.reportListening(dir, server, environment.clock() - started)
  if (flags.open) openInBrowser(server.url)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  parseGuard.close()
  if (flags.json !== true) stderr.write('\nStopped.\n')
  return ExitCode.ok
}

/** The folder of a site as it was when it was last opened. */
interface LatestSource extends Pick<DiskSourceFolder, 'readText' | 'readBytes' | 'diagnostics'> {
  /** Lists the folder again. */
  reopen(): SourceFolder
}

function openLatestSource(root: string): LatestSource {
  let source = openSourceFolder(root)
  return {
    reopen() {
      source = openSourceFolder(root)
      return source
    },
    readText: (path) => source.readText(path),
    readBytes: (path) => source.readBytes(path),
    diagnostics: () => source.diagnostics(),
  }
}

/**
 * Creates a relay that learns from the site where it may send requests. That is built from all pages, so it is looked up
 * when the first request arrives.
 */
function createLateRelay(site: DevSite, base: string): RelayHandler {
  let current: { text: string; relay: RelayHandler } | undefined
  return (request, response, next) => {
    if (request.method !== 'POST') return void next?.()
    site.find(ORIGINS_FILE).then(
      (file) => {
        const text = file && 'content' in file ? String(file.content) : '{"origins":[]}'
        if (current?.text !== text) {
          const { origins } = JSON.parse(text) as { origins: string[] }
          current = { text, relay: createRelay({ origins, privateOrigins: listPrivateOrigins(origins), base }) }
        }
        current?.relay(request, response, next)
      },
      () => next?.(),
    )
  }
}
