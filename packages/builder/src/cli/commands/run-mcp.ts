import { setFlagsFromString } from 'node:v8'
import { openPublishedSite, prepareSearch, readVersion, serveMcpHttp, serveMcpStdio } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toListeningReport } from '../reporters/json/to-listening-report.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint mcp`, parsed. */
export interface McpFlags {
  /** The port to listen on. Default: the client is on stdin and stdout. */
  http?: number
  json?: true
}

/**
 * Lets agents read a published site, until the client disconnects or the user stops it.
 *
 * @throws {OperationalError} when the site cannot be read, or it cannot listen
 */
export async function runMcp(written: string, flags: McpFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, clock, stdout, stderr, streams, onInterrupt } = environment
  if (flags.http === undefined && flags.json) {
    throw new UsageError('usage/command-line', '--json requires --http: stdout belongs to the client.')
  }
  // An agent runs this all day beside other servers. V8 would use up to 100 MB for what has been freed already.
  setFlagsFromString('--optimize-for-size')
  const site = await openPublishedSite(written, { cwd, clock })
  // A client starts the server long before its user asks. The files of a host are not requested in advance.
  if (site.isLocal) setImmediate(prepareSearch, site)
  const version = readVersion()
  const stopped = new Promise<void>((stop) => onInterrupt(stop))
  const name = toOneLine(written)
  if (flags.http === undefined) {
    if (streams === undefined) throw new UsageError('usage/command-line', 'There is no stdin to read from.')
    if (stderr.isTTY) stderr.write(`Waiting for an MCP client on stdin to read "${name}" (press Ctrl+C to stop)\n`)
    await serveMcpStdio(site, { ...streams, version, stopped })
    return ExitCode.ok
  }
  const server = await serveMcpHttp(site, { port: flags.http, version })
  if (flags.http !== 0 && server.port !== flags.http) stderr.write(`Port ${flags.http} is in use.\n`)
  const url = `${server.origin}/mcp`
  if (flags.json) stdout.write(toListeningReport({ url, port: server.port }))
  stderr.write(`Reading "${name}" for MCP clients on ${url} (press Ctrl+C to stop)\n`)
  await stopped
  await server.close()
  return ExitCode.ok
}
