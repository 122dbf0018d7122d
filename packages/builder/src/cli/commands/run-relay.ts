import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { RELAY_PATH } from '../../api/index.ts'
import { createRelay, listen, readMarker, readOrigins } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toListeningReport } from '../reporters/json/to-listening-report.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint relay`, parsed. */
export interface RelayFlags {
  port: number
  host: string
  /** Empty, or `/docs`. Default: the base the folder was built for. */
  base?: string
  /** Origins of the site. */
  site?: readonly string[]
  /** Origins of APIs in addition to those of the site. */
  allowOrigin?: readonly string[]
  /** Origins of APIs in private networks. */
  allowPrivate?: readonly string[]
  json?: true
}

/**
 * Runs the relay of a built site until the user stops it.
 *
 * @throws {OperationalError} when there is no API to send to or it cannot listen
 */
export async function runRelay(out: string, flags: RelayFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr, onInterrupt } = environment
  const dir = resolve(cwd, out)
  const { host, port, site = [], allowOrigin = [], allowPrivate = [] } = flags
  const base = flags.base ?? readMarker(dir)?.base ?? ''
  const origins = [...new Set([...readOrigins(dir), ...allowOrigin, ...allowPrivate])]
  if (origins.length === 0) {
    throw new UsageError('usage/no-api', `The site in "${out}" has no playground that sends requests.`, [
      `Build the site first: npx spearmint build --out ${out}`,
      'Or allow an API: --allow-origin https://api.example.com',
    ])
  }
  const hosts = site.map((origin) => new URL(origin).host)
  const server = await listen(
    createServer(createRelay({ origins, privateOrigins: allowPrivate, base, hosts })),
    host,
    port,
  )
  if (port !== 0 && server.port !== port) stderr.write(`Port ${port} is in use.\n`)
  const url = `${server.origin}${base}${RELAY_PATH}`
  if (flags.json) stdout.write(toListeningReport({ url, port: server.port }))
  stderr.write(`Relay on ${url} for ${origins.join(', ')} (press Ctrl+C to stop)\n`)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  return ExitCode.ok
}
