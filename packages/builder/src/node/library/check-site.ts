import type { BuildOptions, BuildProgress, SiteCheck } from '../../build/index.ts'
import { createDiagnosticLog } from '../../core/index.ts'
import { findCacheFolder } from '../cache/find-cache-folder.ts'
import { openSourceFolder } from '../source/disk-source-folder.ts'
import { type CheckIo, checkFolder } from './check-folder.ts'
import { checkOptions } from './check-options.ts'
import { resolveBuildOptions, resolveSiteFolder } from './resolve-options.ts'

/** What {@link checkSite} checks. */
export interface CheckSiteOptions extends Partial<BuildOptions> {
  /** The folder that contains `docs.json` or `mint.json`, relative to the working directory. */
  dir: string
  /** Whether only the configuration is checked. Default: false. */
  configOnly?: boolean | undefined
  /** Whether the configuration is fixed where that is safe. Default: false. */
  fix?: boolean | undefined
  /** Whether requests are sent to links to other sites. Default: false. */
  external?: boolean | undefined
  /** Prefixes of addresses that no request is sent to. */
  ignore?: readonly string[] | undefined
  /** Called after each page, and with `external` after each link, whose address is the `page`. */
  onProgress?: ((progress: BuildProgress) => void) | undefined
}

/**
 * Checks the site in a folder without building it: its configuration, then links, images, headings and content of every
 * page. If no site can be built with the configuration, `isUsable` is false and the pages are not checked.
 *
 * It prints nothing, and writes nothing but the configuration with `fix`.
 *
 * @example
 * ```ts
 * import { checkSite } from 'spearmint'
 *
 * const { diagnostics } = await checkSite({ dir: 'docs' })
 * for (const { file, line, column, message } of diagnostics) console.log(`${file}:${line}:${column} ${message}`)
 * ```
 * @throws {OptionError} if an option cannot be used
 * @throws {IoError} if a file cannot be read, or the configuration cannot be written
 */
export async function checkSite(options: CheckSiteOptions, io: CheckIo = {}): Promise<SiteCheck> {
  checkOptions('checkSite', options, ['dir'])
  const { dir, configOnly, fix, external, ignore, onProgress, ...others } = options
  const site = resolveSiteFolder(dir)
  const report = (progress: BuildProgress): void => onProgress?.(progress)
  const plan = {
    site,
    source: openSourceFolder(site),
    options: resolveBuildOptions(others, site),
    textFolder: findCacheFolder(process.env),
    configOnly: configOnly === true,
    fix: fix === true,
    external: external === true,
    ignore: ignore ?? [],
    onProgress: report,
    onLink: report,
  }
  const check = await checkFolder(plan, io)
  const log = createDiagnosticLog()
  log.addAll(check.diagnostics)
  return { ...check, diagnostics: log.list() }
}
