import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { checkSampleLanguages, createSpecLoader, type SpecLoader } from '../../api/index.ts'
import type { FetchText, IconResolver, LocateInConfig, SourceFolder } from '../../core/index.ts'
import { checkRelative, createSiteFiles, findConfigFile, loadConfig, toNoPagesDiagnostic } from '../../site/index.ts'
import { checkThirdParties } from '../../theme/index.ts'
import type { BuildOptions } from '../build-options.ts'
import { type ResolvedSite, readSiteFolder, resolveSite, type SiteFolder } from '../site/resolve-site.ts'
import { toAddresses } from '../site/to-addresses.ts'

/** What a check of a configuration found. */
export interface ConfigCheck {
  /** Whether a site can be built with it. */
  isUsable: boolean
  /** The problems of the configuration, including those that only the files of the site reveal. */
  diagnostics: Diagnostic[]
  /** What the check learned about the site. Only for a usable configuration. */
  site?: CheckedSite | undefined
}

/** A site whose configuration is usable. */
export interface CheckedSite {
  config: SiteConfig
  locate: LocateInConfig | undefined
  /** Lists the URLs of the configuration that visitors can follow. */
  listUrls: NonNullable<ReturnType<typeof loadConfig>['listUrls']>
  resolved: ResolvedSite
  folder: SiteFolder
  /** Problems in other files, such as pages and specs. */
  diagnostics: Diagnostic[]
}

/**
 * Checks configurations against the files of one site, for example before and after a fix. The folder is read once, and
 * each spec is loaded once.
 */
export class ConfigChecker {
  readonly #options: BuildOptions
  readonly #source: SourceFolder
  readonly #icons: IconResolver
  readonly #specs: SpecLoader
  #folder: SiteFolder | undefined

  /** @param fetchText Fetches specs that the configuration names by URL. Without it, no requests are sent. */
  constructor(
    options: BuildOptions,
    { source, icons, fetchText }: { source: SourceFolder; icons: IconResolver; fetchText: FetchText | undefined },
  ) {
    this.#options = options
    this.#source = source
    this.#icons = icons
    this.#specs = createSpecLoader(source, fetchText)
  }

  /** Checks a configuration as far as possible, even if no site can be built with it. @param text Default: that of the folder. */
  async check(text?: string): Promise<ConfigCheck> {
    const source = text === undefined ? this.#source : withConfig(this.#source, text)
    const { file: name, includedFiles, config, locate, listUrls, checkFiles, diagnostics } = loadConfig(source)
    if (checkFiles === undefined) return { isUsable: false, diagnostics }
    const folder = this.#readFolder(config, includedFiles)
    const { files, writtenPages } = folder
    if (config === undefined) {
      const siteFiles = createSiteFiles({ pages: writtenPages, files, icons: this.#icons })
      return { isUsable: false, diagnostics: checkFiles(siteFiles) }
    }
    const { diagnostics: found, ...resolved } = await resolveSite(config, folder, { loader: this.#specs, locate })
    const siteFiles = createSiteFiles({ ...resolved, files, icons: this.#icons })
    const ofConfig = new Set<string | undefined>([name, ...includedFiles])
    const hasPages = resolved.pages.length > 0
    return {
      isUsable: hasPages,
      diagnostics: [
        ...(hasPages ? [] : [toNoPagesDiagnostic(name)]),
        ...checkFiles(siteFiles),
        ...checkRelative({ options: this.#options, config, file: name }),
        ...found.filter(({ file }) => ofConfig.has(file)),
        ...checkThirdParties(config, locate),
        ...checkSampleLanguages(config.api, locate),
      ],
      site: {
        config,
        locate,
        listUrls: listUrls ?? (() => []),
        resolved,
        folder,
        diagnostics: [
          ...folder.diagnostics,
          ...resolved.specs.diagnostics,
          ...found.filter(({ file }) => !ofConfig.has(file)),
        ],
      },
    }
  }

  /** Reads the folder once, unless a fix changes what its files may be named. */
  #readFolder(config: SiteConfig | undefined, includedFiles: readonly string[]): SiteFolder {
    const addresses = toAddresses({ ...this.#options, relative: false }, config)
    if (this.#folder?.addresses.style !== addresses.style) {
      this.#folder = readSiteFolder(this.#source, { config, includedFiles, addresses })
    }
    return this.#folder
  }
}

/** The same folder with another configuration in it. */
function withConfig(source: SourceFolder, text: string): SourceFolder {
  const file = findConfigFile(source)
  return {
    ...(source.name !== undefined && { name: source.name }),
    list: source.list,
    readText: (path) => (path === file ? text : source.readText(path)),
    readBytes: source.readBytes,
  }
}
