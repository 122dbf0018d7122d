import { resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildOptions } from '../../build/index.ts'
import { findCacheFolder } from '../cache/find-cache-folder.ts'
import type { ServedSite } from '../http/served-site.ts'
import { checkOptions } from './check-options.ts'
import { openDevFolder } from './open-dev-folder.ts'
import { resolveBuildOptions, resolveSiteFolder } from './resolve-options.ts'

/** What {@link createDevServer} serves. Paths are relative to the working directory. */
export interface DevServerOptions extends Partial<BuildOptions> {
  /** The folder that contains `docs.json` or `mint.json`. */
  dir: string
  /** The next free port is used if it is taken, and any free one for 0. Default: 3000. */
  port?: number | undefined
  /** The address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string | undefined
  /** Host names that requests may be sent to besides those of this machine, such as that of a proxy. Default: none. */
  allowedHosts?: readonly string[] | undefined
  /** A folder in `dir` that is not watched, such as that of builds. Default: `dist`. */
  out?: string | undefined
  /** Whether the server relays the requests of playgrounds that browsers can't send. Default: true. */
  relay?: boolean | undefined
  /** Called after files have changed and the site is up to date. The list is empty if it is not known which. */
  onChange?: ((paths: readonly string[]) => void) | undefined
  /** Called when a request fails, because a file can't be read for example. The server goes on. */
  onError?: ((error: unknown) => void) | undefined
}

/** A server that shows a site while it is edited. */
export interface DevServer extends ServedSite {
  /** Lists the problems of the site as a whole and of the pages that were requested, as of the last change. */
  diagnostics(): readonly Diagnostic[]
  /** Counts the pages. Undefined until the configuration can be used for the first time. */
  countPages(): number | undefined
}

/**
 * Serves the site in a folder and updates open pages when its files change. A configuration that can't be used is a
 * diagnostic: the server starts, and shows the site as soon as it can.
 *
 * It prints nothing. `close` stops the server and the watcher.
 *
 * @example
 * ```ts
 * import { createDevServer } from 'spearmint'
 *
 * const server = await createDevServer({ dir: 'docs', port: 4000 })
 * console.log(`${server.countPages()} pages on ${server.url}`)
 * await server.close()
 * ```
 * @throws {OptionError} if an option cannot be used
 * @throws {IoError} if the server cannot listen on the address, or the folder cannot be read
 */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  checkOptions('createDevServer', options, ['dir'])
  const { dir, port, host, allowedHosts, out, relay, onChange, onError, ...others } = options
  const folder = resolveSiteFolder(dir)
  const opened = await openDevFolder(folder, resolveBuildOptions(others, folder), findCacheFolder(process.env))
  const served = await opened
    .serve({
      exclude: resolve(folder, out ?? 'dist'),
      host: host ?? '127.0.0.1',
      allowedHosts,
      port: port ?? 3000,
      withRelay: relay !== false,
      onChange: (paths) => onChange?.(paths),
      onFailure: (error) => onError?.(error),
    })
    .catch((error: unknown) => {
      opened.close()
      throw error
    })
  return {
    ...served,
    diagnostics: () => [...opened.site.diagnostics(), ...opened.source.diagnostics()],
    countPages: () => opened.site.countPages(),
    async close() {
      await served.close()
      opened.close()
    },
  }
}
