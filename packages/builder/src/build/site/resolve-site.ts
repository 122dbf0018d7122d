import type { DivisionConfig, SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { type FindWords, loadWords, type PageWords } from '@spearmint/config/words'
import {
  attachOperations,
  createSpecPages,
  expandNavigation,
  loadSpecs,
  type SpecLoader,
  type Specs,
} from '../../api/index.ts'
import {
  type Addresses,
  type Cache,
  createAddresses,
  type LocateInConfig,
  type Page,
  type PageTree,
  type SourceFolder,
} from '../../core/index.ts'
import {
  buildPageTree,
  type ClassifiedFiles,
  classifyFiles,
  dropReplacedFiles,
  type HashFile,
  listInReadingOrder,
  listNavigationPages,
  loadPages,
} from '../../site/index.ts'

/** Site data that doesn't depend on the configuration. */
export interface SiteFolder {
  source: SourceFolder
  addresses: Addresses
  files: ClassifiedFiles
  /** The pages in the order of the folder, as their frontmatter describes them. */
  writtenPages: readonly Page[]
  diagnostics: Diagnostic[]
}

type Navigation = Pick<SiteConfig, 'navigation' | 'navigationTree'>

/** The pages of a site and its navigation. */
export interface ResolvedSite {
  /** Finds the words of the frame and of components by language. */
  findWords: FindWords
  /** The pages in the order of the folder, as their frontmatter describes them. */
  writtenPages: readonly Page[]
  /** The pages completed from specs, then the pages generated from specs. */
  pages: readonly Page[]
  /** The same pages in reading order. Files that list all pages use this order. */
  orderedPages: readonly Page[]
  tree: PageTree
  /** The navigation of the configuration with what is generated from specs. */
  navigation: Navigation
  specs: Specs
  /** Folders, without slashes around them, whose pages are unknown because their specs could not be loaded. */
  unknownFolders: readonly string[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  /** Paths of the files that pages may import. */
  snippets: readonly string[]
  /** Paths of the files that are not published: ignored files and snippets. */
  unpublished: readonly string[]
}

interface FolderOptions {
  /** Pages that it lists are part of the site wherever they are. */
  config?: SiteConfig | undefined
  includedFiles?: readonly string[] | undefined
  /** Default: those of a site at the root of a host, with the style `html`. */
  addresses?: Addresses | undefined
  cache?: Cache | undefined
  hashFile?: HashFile | undefined
}

/** Reads the files of a site. Of the pages, only the frontmatter is parsed. */
export function readSiteFolder(
  source: SourceFolder,
  { config, includedFiles, addresses = createAddresses(''), cache, hashFile }: FolderOptions = {},
): SiteFolder {
  const files = classifyFiles(source.list(), {
    mintIgnore: source.readText('.mintignore'),
    listedPages: config && listNavigationPages(config),
    includedFiles,
    addresses,
  })
  const { pages, diagnostics } = loadPages(files.pages, source, { cache, hashFile, variables: config?.variables })
  return { source, addresses, files, writtenPages: pages, diagnostics: [...files.diagnostics, ...diagnostics] }
}

/** Loads the specs of a site and builds its page tree. */
export async function resolveSite(
  config: SiteConfig,
  { source, addresses, files, writtenPages }: SiteFolder,
  { loader, locate }: { loader: SpecLoader; locate?: LocateInConfig | undefined },
): Promise<ResolvedSite & { diagnostics: Diagnostic[] }> {
  const ownFiles = files.statics.map(({ path }) => path)
  const specs = await loadSpecs({ config, pages: writtenPages, staticFiles: ownFiles, source, loader, locate })
  const attached = attachOperations(writtenPages, specs)
  const findWords = await loadWords(config, listLocales(config))
  const words = findWords()
  const generated = generatePages(config, attached.pages, { specs, locate, words })
  const pages = [...attached.pages, ...generated.pages]
  const { navigation } = generated
  const { tree, diagnostics } = buildPageTree({ ...config, ...navigation }, pages, { locate, words })
  const named = generated.pages.map(({ path, permalink }) => ({ name: path, permalink }))
  const published = dropReplacedFiles(ownFiles, named, addresses)
  const snippets = files.snippets.map(({ path }) => path)
  return {
    findWords,
    writtenPages,
    pages,
    orderedPages: listInReadingOrder(tree, pages),
    tree,
    navigation,
    specs,
    unknownFolders: generated.unknownFolders,
    staticFiles: published.files,
    snippets,
    unpublished: [...files.ignored.map(({ path }) => path), ...snippets],
    diagnostics: [...attached.diagnostics, ...generated.diagnostics, ...published.diagnostics, ...diagnostics],
  }
}

/** Lists the languages of the navigation. */
function listLocales({ versions, navigationTree }: SiteConfig): string[] {
  const listBelow = ({ locale, divisions }: DivisionConfig): string[] => [
    ...(locale === undefined ? [] : [locale]),
    ...divisions.flatMap(listBelow),
  ]
  const inTree = navigationTree === undefined ? [] : listBelow(navigationTree)
  return [...versions.flatMap(({ locale }) => locale ?? []), ...inTree]
}

/** Generates the pages of specs and adds them to the navigation, in the way of the format. */
function generatePages(
  config: SiteConfig,
  pages: readonly Page[],
  { specs, locate, words }: { specs: Specs; locate: LocateInConfig | undefined; words: PageWords },
) {
  const { navigationTree } = config
  if (navigationTree === undefined) {
    const { groups, ...generated } = createSpecPages(config, pages, specs, words)
    return { ...generated, navigation: { navigation: [...config.navigation, ...groups] } }
  }
  const { tree, ...expanded } = expandNavigation({ ...config, navigationTree }, pages, { specs, locate, words })
  return { ...expanded, navigation: { navigation: [], navigationTree: tree } }
}
