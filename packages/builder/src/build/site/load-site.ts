import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { checkSampleLanguages, createSpecLoader } from '../../api/index.ts'
import { checkPageIcons, withIconLibrary } from '../../content/index.ts'
import { createAddresses, createPublicUrls, type LocateInConfig, type SiteVersion } from '../../core/index.ts'
import { listGeneratedFiles, planEntries } from '../../emit/index.ts'
import {
  checkRelative,
  createBrokenLinkReporter,
  createImageSizes,
  createLinkResolver,
  createSiteFiles,
  createSourceHashes,
  dropMissingFiles,
  type HashFile,
  loadConfig,
  toNoPagesDiagnostic,
} from '../../site/index.ts'
import { checkRepository, checkThirdParties, loadUserAssets } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { checkConfigLinks, resolveConfigLinks } from './config-links.ts'
import { checkConfigTexts } from './config-texts.ts'
import type { Tools } from './create-tools.ts'
import { type ResolvedSite, readSiteFolder, resolveSite, type SiteFolder } from './resolve-site.ts'
import type { Site } from './site.ts'
import { toAddresses } from './to-addresses.ts'
import { toVersionConfig } from './to-version-config.ts'

type LoadIo = Pick<BuildIo, 'source' | 'fetchText' | 'cache'> & {
  hashFile?: HashFile | undefined
  /** Which version of the site it is, if there are several from Git. */
  version?: SiteVersion | undefined
}

/**
 * Loads a site: reads the configuration, and only what other pages need from each page (address, title, position in the
 * navigation). Nothing is rendered or written.
 * @returns No site if there is no configuration or no page. Diagnostics in either case.
 * @throws if a file cannot be read, and for bugs
 */
export async function loadSite(
  options: BuildOptions,
  tools: Tools,
  { source, fetchText, cache, hashFile = createSourceHashes(source), version }: LoadIo,
): Promise<{ site?: Site; diagnostics: Diagnostic[] }> {
  const { file, includedFiles, config: written, locate, checkFiles, diagnostics } = loadConfig(source)
  if (written === undefined) return { diagnostics }
  const config = version === undefined ? written : toVersionConfig(written, version)
  const conflicts = checkRelative({ options, config, file })
  if (conflicts.length > 0) return { diagnostics: [...diagnostics, ...conflicts] }
  const addresses = toAddresses(options, config, version?.folder)
  const folder = readSiteFolder(source, { config, includedFiles, addresses, cache, hashFile })
  const loader = createSpecLoader(source, fetchText)
  const { diagnostics: siteProblems, ...resolved } = await resolveSite(config, folder, { loader, locate })
  if (resolved.pages.length === 0) {
    const found = [...diagnostics, ...folder.diagnostics, ...resolved.specs.diagnostics, ...siteProblems]
    return { diagnostics: [...found, toNoPagesDiagnostic(file)] }
  }
  await tools.components.load(resolved.snippets)
  const input = { options, tools, folder, resolved, config, locate, hashFile, version }
  const { site, diagnostics: contentProblems } = createSite(input)
  const { pages, unknownFolders } = site
  const siteFiles = createSiteFiles({ pages, files: folder.files, icons: tools.icons, unknownFolders })
  return {
    site,
    diagnostics: [
      ...(checkFiles?.(siteFiles) ?? diagnostics),
      ...folder.diagnostics,
      ...resolved.specs.diagnostics,
      ...siteProblems,
      ...contentProblems,
      ...checkThirdParties(site.config, locate),
      ...checkSampleLanguages(site.config.api, locate),
    ],
  }
}

export interface SiteInput {
  options: BuildOptions
  tools: Tools
  folder: SiteFolder
  resolved: ResolvedSite
  config: SiteConfig
  locate: LocateInConfig | undefined
  hashFile: HashFile
  version?: SiteVersion | undefined
}

/** Adds what rendering pages takes: links, URLs, and the stylesheets and scripts of the site's authors. */
export function createSite(input: SiteInput): { site: Site; diagnostics: Diagnostic[] } {
  const { options, folder, resolved, locate, hashFile, version } = input
  const tools = { ...input.tools, icons: withIconLibrary(input.tools.icons, input.config.icons.library) }
  const { source, files, addresses } = folder
  const { pages, orderedPages, staticFiles, unpublished, unknownFolders } = resolved
  const { repository, siteUrl, allowedOrigins } = options
  const { redirects } = input.config
  const linkedFiles = [...staticFiles, ...listGeneratedFiles(pages, addresses)]
  const links = createLinkResolver({ pages: orderedPages, files: linkedFiles, redirects, addresses })
  const { config, diagnostics: missing } = dropMissingFiles(input.config, { links, files: staticFiles, locate })
  const userAssets = loadUserAssets(files, source, allowedOrigins)
  const site: Site = {
    ...resolved,
    source,
    hashFile,
    findImageSize: createImageSizes(source),
    options,
    tools,
    config,
    locate,
    addresses,
    version,
    entries: planEntries({ ...resolved, config, links, addresses, locate }),
    urls: createPublicUrls({
      base: addresses.base,
      publicBase: createAddresses(options.base, 'html', version?.folder).base,
      canonical: config.metadata.canonical,
      siteUrl,
    }),
    links,
    configLinks: resolveConfigLinks({ ...config, ...resolved.navigation }, { links, locate }),
    advisor: createBrokenLinkReporter({
      permalinks: links.permalinks,
      files: staticFiles,
      unpublished,
      unknownFolders,
    }),
    userAssets,
  }
  return {
    site,
    diagnostics: [
      ...missing,
      ...checkRepository(config, repository, locate),
      ...userAssets.diagnostics,
      ...checkPageIcons(pages, tools.icons),
      ...checkConfigTexts(site, config, locate),
      ...checkConfigLinks(site),
    ],
  }
}
