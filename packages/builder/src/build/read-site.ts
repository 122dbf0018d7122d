import type { ConfigPath, Diagnostic, NavigationGroup, SiteConfig, SourceRange } from '@spearmint/config'
import { attachOperations, createSpecPages, loadSpecs, type Specs } from '../api/index.ts'
import type { Page, PageTree } from '../core/index.ts'
import { buildPageTree, type ClassifiedFiles, classifyFiles, type HashFile, loadPages } from '../site/index.ts'
import type { BuildIo } from './build-options.ts'

/** The pages of a site and its navigation: what its configuration, the frontmatter of its files and its specs say. */
export interface ReadSite {
  files: ClassifiedFiles
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  /** The pages as their files say, in the order of the folder. */
  read: readonly Page[]
  /** With what specs say of them; those that are made of specs come last. */
  pages: readonly Page[]
  specs: Specs
  /** With the groups that specs make. */
  navigation: readonly NavigationGroup[]
  tree: PageTree
  /** Folders, without slashes at their ends, whose pages are not known: their specs could not be loaded. */
  unknownFolders: readonly string[]
  /** Those of `mint.json` are what only the navigation as a whole shows. */
  diagnostics: Diagnostic[]
}

/** Reads the pages of a site. Where no other server may be asked, specs that stand elsewhere are not loaded. */
export async function readSite(
  config: SiteConfig,
  {
    source,
    fetchText,
    memory,
    hashFile,
    locate,
    report,
  }: Pick<BuildIo, 'source' | 'fetchText' | 'memory'> & {
    hashFile?: HashFile | undefined
    locate?: ((path: ConfigPath) => SourceRange) | undefined
    /** Hears of what is wrong with specs, also later, when their operations are read. */
    report: (diagnostic: Diagnostic) => void
  },
): Promise<ReadSite> {
  const files = classifyFiles(source.list(), { mintIgnore: source.readText('.mintignore') })
  const staticFiles = files.statics.map(({ path }) => path)
  const { pages: read, diagnostics } = loadPages(files.pages, source, { memory, hashFile })
  const specs = await loadSpecs({ config, pages: read, staticFiles, source, fetchText, locate, report })
  const attached = attachOperations(read, specs)
  const made = createSpecPages(config, attached.pages, specs)
  const pages = [...attached.pages, ...made.pages]
  const navigation = [...config.navigation, ...made.groups]
  const { tree, diagnostics: navigationProblems } = buildPageTree({ ...config, navigation }, pages, { locate })
  return {
    files,
    staticFiles,
    read,
    pages,
    specs,
    navigation,
    tree,
    unknownFolders: made.unknownFolders,
    diagnostics: [
      ...files.diagnostics,
      ...diagnostics,
      ...attached.diagnostics,
      ...made.diagnostics,
      ...navigationProblems,
    ],
  }
}
