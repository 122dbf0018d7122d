import { resolve } from 'node:path'
import type { UrlStyle } from '../../core/index.ts'
import { findCacheFolder, findRealPath, openDevFolder, openInBrowser, readRepository } from '../../node/index.ts'
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
  urls?: UrlStyle
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
  const options = { base, urls: flags.urls, repository: readRepository(folder), allowedOrigins: flags.allowOrigin }
  const opened = await openDevFolder(folder, options, findCacheFolder(variables))
  const reporter = new DevReporter(opened.site, opened.source, { json: flags.json === true, environment })
  const server = await opened.serve({
    exclude: resolve(findRealPath(cwd) ?? cwd, DEFAULT_OUTPUT),
    host: flags.host,
    allowedHosts: flags.allowHost,
    port: flags.port,
    withRelay: flags.relay,
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
  opened.close()
  if (flags.json !== true) stderr.write('\nStopped.\n')
  return ExitCode.ok
}
