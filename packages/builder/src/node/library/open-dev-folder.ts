import { join } from 'node:path'
import { ORIGINS_FILE } from '../../api/index.ts'
import { type BuildOptions, type DevSite, openDevSession } from '../../build/index.ts'
import { createTextCache } from '../cache/create-text-cache.ts'
import { CACHE_FOLDER } from '../cache/open-build-cache.ts'
import { openParseGuard } from '../cache/open-parse-guard.ts'
import { findRealPath } from '../find-real-path.ts'
import { type ServeDevOptions, serveDev } from '../http/serve-dev.ts'
import type { ServedSite } from '../http/served-site.ts'
import { packageData } from '../package-data/package-data.ts'
import { createRelay, type RelayHandler } from '../relay/create-relay.ts'
import { listPrivateOrigins } from '../relay/site-origins.ts'
import { type DiskSourceFolder, openSourceFolder } from '../source/disk-source-folder.ts'
import { createPageGuard } from '../workers/page-guard.ts'

/** A folder of a site that is being edited. */
export interface DevFolder {
  site: DevSite
  /** The folder as it was when it was last read. Its diagnostics are about files that could not be read. */
  source: Pick<DiskSourceFolder, 'readText' | 'diagnostics'>
  /** Starts a server. */
  serve(options: ServeOptions): Promise<ServedSite>
  /** Releases everything but servers, which are closed on their own. */
  close(): void
}

interface ServeOptions
  extends Pick<ServeDevOptions, 'exclude' | 'host' | 'allowedHosts' | 'port' | 'onChange' | 'onAnswer' | 'onFailure'> {
  /** Whether it relays the requests of playgrounds. */
  withRelay: boolean
}

/**
 * Opens a folder on the disk for development. Paths are absolute.
 * @param textFolder Folder of texts that were fetched from other servers.
 */
export async function openDevFolder(folder: string, options: BuildOptions, textFolder: string): Promise<DevFolder> {
  const { base } = options
  const root = findRealPath(folder) ?? folder
  // Its own folder: a build may run at the same time.
  const parseGuard = openParseGuard(join(root, CACHE_FOLDER, 'dev'))
  let source = openSourceFolder(root)
  const site = await openDevSession(options, {
    packageData,
    openSource() {
      source = openSourceFolder(root)
      return source
    },
    fetchText: createTextCache(textFolder),
    parseGuard,
    guard: createPageGuard(),
  })
  return {
    site,
    source: {
      readText: (path) => source.readText(path),
      diagnostics: () => source.diagnostics(),
    },
    serve: ({ withRelay, ...serving }) =>
      serveDev({
        ...serving,
        site,
        root,
        base,
        readFile: (path) => source.readBytes(path),
        handler: withRelay ? createLateRelay(site, base) : undefined,
      }),
    close: () => parseGuard.close(),
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
