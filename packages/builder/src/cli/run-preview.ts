import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { EdgeError } from '../edges/edge-error.ts'
import { readMarker } from '../edges/output-marker.ts'
import { serveFolder } from '../edges/serve-folder.ts'
import type { CliEnvironment } from './cli-environment.ts'
import { ExitCode } from './exit-code.ts'

/** The options of `spearmint preview`, parsed. */
export interface PreviewFlags {
  port: number
  host: string
  /** Empty, or `/docs`. Default: the base the folder was built for. */
  base?: string
}

/**
 * Serves a built site until the user stops it.
 *
 * @throws {EdgeError} when there is no such folder or it cannot listen
 */
export async function runPreview(out: string, flags: PreviewFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stderr, onInterrupt } = environment
  const dir = resolve(cwd, out)
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new EdgeError('usage/no-folder', `There is no built site in "${out}".`, [`Run: spearmint build --out ${out}`])
  }
  const marker = readMarker(dir)
  if (marker === undefined) stderr.write(`note: "${out}" was not built by Spearmint; serving its files as they are.\n`)
  const base = flags.base ?? marker?.base ?? ''
  const server = await serveFolder(dir, { host: flags.host, port: flags.port, base })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is taken.\n`)
  stderr.write(`Serving "${out}" on ${server.url} (Ctrl+C stops it)\n`)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  return ExitCode.ok
}
