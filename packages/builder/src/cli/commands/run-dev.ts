import { join, resolve } from 'node:path'
import { ORIGINS_FILE } from '../../api/index.ts'
import { createDevSite, type DevSite } from '../../build/index.ts'
import {
  CACHE_FOLDER,
  createRelay,
  createTextCache,
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
import { toJsonDiagnostic } from '../reporters/json/to-json-diagnostic.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatDuration } from '../reporters/text/format-duration.ts'
import { formatOtherUrls } from '../reporters/text/format-other-urls.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { resolveSite } from './resolve-site.ts'

/** The options of `spearmint dev`, parsed. */
export interface DevFlags {
  port: number
  host: string
  /** Empty, or `/docs`. */
  base?: string
  open?: true
  /** Origins that pages may load code from. */
  allowOrigin?: readonly string[]
  /** Whether it sends the requests of playgrounds to the APIs of the site. */
  relay: boolean
  json?: true
}

/** Files that are named when many change at once. */
const MOST_NAMED = 3

/**
 * Shows a site while it is written, until the user stops it.
 *
 * @throws {UsageError} when there is no such folder or it cannot listen
 */
export async function runDev(dir: string, flags: DevFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, clock, stdout, stderr, variables, onInterrupt } = environment
  const started = clock()
  const base = flags.base ?? ''
  const folder = resolveSite(dir, cwd, 'dev')
  const root = findRealPath(folder) ?? folder
  const repository = readRepository(root)
  let source = openSourceFolder(root)
  // A folder of its own: a build may run beside it.
  const parseGuard = openParseGuard(join(root, CACHE_FOLDER, 'dev'))
  const site = await createDevSite(
    {
      base,
      ...(repository && { repository }),
      ...(flags.allowOrigin && { allowedOrigins: flags.allowOrigin }),
    },
    {
      packageData,
      openSource() {
        source = openSourceFolder(root)
        return source
      },
      fetchText: createTextCache(findCacheFolder(variables)),
      parseGuard,
    },
  )

  const color = wantsColor(environment)
  /** What was said last; nothing to say is not said first. */
  let told = '[]'
  /** Says what is wrong, when that differs from what was said last. The lines around it are of no account. */
  function tellProblems(): void {
    const diagnostics = toSortedDiagnostics([...site.diagnostics(), ...source.diagnostics()], false)
    const now = JSON.stringify(diagnostics)
    if (now === told) return
    told = now
    if (flags.json) {
      tell('problems', '', { diagnostics: diagnostics.map(toJsonDiagnostic) })
      return
    }
    const text = formatDiagnostics(diagnostics, { readText: source.readText, color })
    stderr.write(text === '' ? 'No problems.\n' : text)
  }
  function tell(event: string, line: string, facts: object): void {
    if (flags.json) stdout.write(`${JSON.stringify({ event, ...facts })}\n`)
    else stderr.write(`${line}\n`)
  }

  const server = await serveDev({
    site,
    root,
    exclude: resolve(findRealPath(cwd) ?? cwd, DEFAULT_OUTPUT),
    host: flags.host,
    port: flags.port,
    base,
    readFile: (path) => source.readBytes(path),
    handler: flags.relay ? createLateRelay(site, base) : undefined,
    onChange(paths) {
      if (paths.length > 0) {
        const facts = { files: paths, diagnostics: site.diagnostics().map(toJsonDiagnostic) }
        tell('change', `${nameFiles(paths)} changed`, facts)
      }
      tellProblems()
    },
    onAnswer: tellProblems,
    onFailure: (error) => stderr.write(`error: ${toOneLine(error instanceof Error ? error.message : String(error))}\n`),
  })
  if (flags.port !== 0 && server.port !== flags.port) stderr.write(`Port ${flags.port} is taken.\n`)
  tellProblems()
  const pages = site.countPages()
  const count = pages === undefined ? 'mint.json cannot be used yet' : toCount(pages, 'page')
  const ready = `${count}, ready in ${formatDuration(clock() - started)}`
  tell('listening', `${ready}\nShowing "${dir}" on ${server.url} (Ctrl+C stops it)`, {
    url: server.url,
    port: server.port,
    pages: pages ?? 0,
    diagnostics: site.diagnostics().map(toJsonDiagnostic),
  })
  if (flags.json !== true) stderr.write(formatOtherUrls(server.others))
  if (flags.open) openInBrowser(server.url)
  await new Promise<void>((stop) => onInterrupt(stop))
  await server.close()
  parseGuard.close()
  if (flags.json !== true) stderr.write('\nStopped.\n')
  return ExitCode.ok
}

function nameFiles(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).map(toOneLine).join(', ')
  return paths.length > MOST_NAMED ? `${named} and ${toCount(paths.length - MOST_NAMED, 'more file')}` : named
}

/**
 * A relay that asks the site at each request where it may send: that is made of all pages, so it is worked out when the
 * first request comes.
 */
function createLateRelay(site: DevSite, base: string): RelayHandler {
  let known: { text: string; relay: RelayHandler } | undefined
  return (request, response, next) => {
    if (request.method !== 'POST') return void next?.()
    site.find(ORIGINS_FILE).then(
      (file) => {
        const text = file && 'content' in file ? String(file.content) : '{"origins":[]}'
        if (known?.text !== text) {
          const { origins } = JSON.parse(text) as { origins: string[] }
          known = { text, relay: createRelay({ origins, privateOrigins: listPrivateOrigins(origins), base }) }
        }
        known?.relay(request, response, next)
      },
      () => next?.(),
    )
  }
}
