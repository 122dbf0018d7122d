import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  createRelay,
  listPrivateOrigins,
  type RelayHandler,
  readMarker,
  readOrigins,
  serveFolder,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toListeningReport } from '../reporters/json/to-listening-report.ts'
import { formatOthers } from '../reporters/text/format-other-urls.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint preview`, parsed. */
export interface PreviewFlags {
  port: number
  host: string
  /** Empty, or `/docs`. Default: the base the folder was built for. */
  base?: string
  /** Whether it sends the requests of playgrounds to the APIs of the site. */
  relay: boolean
  json?: true
}

/**
 * Serves a built site until the user stops it.
 *
 * @throws {UsageError} when there is no such folder or it cannot listen
 */
export async function runPreview(out: string, flags: PreviewFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr, onInterrupt } = environment
  const dir = resolve(cwd, out)
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError('usage/no-folder', `There is no built site in "${out}".`, [
      `Run: spearmint build --out ${out}`,
    ])
  }
  const marker = readMarker(dir)
  if (marker === undefined && existsSync(join(dir, 'mint.json')) && !existsSync(join(dir, 'index.html'))) {
    throw new UsageError('usage/no-folder', `"${out}" is the folder of a site; expected the one that a build wrote.`, [
      `Run: spearmint dev ${out}`,
      `Run: spearmint build ${out}`,
    ])
  }
  if (marker === undefined) stderr.write(`note: "${out}" was not built by Spearmint; serving its files as they are.\n`)
  const base = flags.base ?? marker?.base ?? ''
  const handler = flags.relay ? createPreviewRelay(dir, base) : undefined
  const server = await serveFolder(dir, { host: flags.host, port: flags.port, base, handler })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is taken.\n`)
  if (flags.json) stdout.write(toListeningReport(server))
  stderr.write(`Serving "${out}" on ${server.url} (Ctrl+C stops it)\n${formatOthers(server.others)}`)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  return ExitCode.ok
}

/** The relay of a site on one's own machine: APIs on this machine and in its network may be reached if the site names them. */
function createPreviewRelay(dir: string, base: string): RelayHandler | undefined {
  const origins = readOrigins(dir)
  return origins.length === 0 ? undefined : createRelay({ origins, privateOrigins: listPrivateOrigins(origins), base })
}
