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
import { CONFIG_FILES } from '../../site/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toListeningReport } from '../reporters/json/to-listening-report.ts'
import { formatOtherUrls } from '../reporters/text/format-other-urls.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint preview`, parsed. */
export interface PreviewFlags {
  port: number
  host: string
  /** Empty, or `/docs`. Default: the base the folder was built for. */
  base?: string
  /** Whether to relay the requests of playgrounds to the APIs of the site. */
  relay: boolean
  json?: true
}

/**
 * Serves a built site until the user stops it.
 *
 * @throws {OperationalError} when there is no such folder or it cannot listen
 */
export async function runPreview(out: string, flags: PreviewFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr, onInterrupt } = environment
  const dir = resolve(cwd, out)
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError('usage/no-folder', `Cannot find a built site in "${out}".`, [
      `Run: npx spearmint build --out ${out}`,
    ])
  }
  const marker = readMarker(dir)
  if (
    marker === undefined &&
    CONFIG_FILES.some((name) => existsSync(join(dir, name))) &&
    !existsSync(join(dir, 'index.html'))
  ) {
    throw new UsageError(
      'usage/no-folder',
      `"${out}" is the source folder of a site. Expected the output folder of a build.`,
      [`Run: npx spearmint dev ${out}`, `Run: npx spearmint build ${out}`],
    )
  }
  if (marker === undefined) stderr.write(`note: "${out}" was not built by Spearmint; serving its files as they are.\n`)
  const base = flags.base ?? marker?.base ?? ''
  const handler = flags.relay ? createPreviewRelay(dir, base) : undefined
  const server = await serveFolder(dir, { host: flags.host, port: flags.port, base, handler })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is in use.\n`)
  if (flags.json) stdout.write(toListeningReport(server))
  stderr.write(`Serving "${out}" on ${server.url} (press Ctrl+C to stop)\n${formatOtherUrls(server.others)}`)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  return ExitCode.ok
}

/** Creates a relay for local use. It also sends to APIs on this machine and in private networks, if the site names them. */
function createPreviewRelay(dir: string, base: string): RelayHandler | undefined {
  const origins = readOrigins(dir)
  return origins.length === 0 ? undefined : createRelay({ origins, privateOrigins: listPrivateOrigins(origins), base })
}
