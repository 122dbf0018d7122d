import type { SiteFiles } from '@spearmint/config'
import { type IconResolver, type Page, toIconKind, toPagePath, toPermalink } from '../../core/index.ts'
import { createPageIndex } from '../navigation/create-page-index.ts'
import type { ClassifiedFiles } from '../source/classify-files.ts'

export interface SiteFilesInput {
  pages: readonly Page[]
  files: ClassifiedFiles
  icons: IconResolver
  /** Folders whose pages are not known, so that an entry in one of them may be right. None by default. */
  unknownFolders?: readonly string[]
}

/** Creates the view of a site's files that the rules of the configuration use. */
export function createSiteFiles({ pages, files, icons, unknownFolders = [] }: SiteFilesInput): SiteFiles {
  const index = createPageIndex(pages)
  const statics = new Set(files.statics.map(({ path }) => path))
  const ignored = new Map(files.ignored.map(({ path }) => [toPagePath(path), path]))
  const snippets = new Map(files.snippets.map(({ path }) => [toPagePath(path), path]))
  const isUnknown = (path: string): boolean => {
    const name = toPermalink(path).slice(1)
    return unknownFolders.some((folder) => name.startsWith(`${folder}/`))
  }
  return {
    hasPage: (path) => index.find(path) !== undefined || isUnknown(path),
    hasFile: (path) => statics.has(path),
    // Pages generated from a spec are in the navigation without being listed.
    listPages: () =>
      pages.filter(({ frontmatter, content }) => !frontmatter.hidden && content === undefined).map(({ path }) => path),
    listFiles: () => statics,
    findIgnored: (path) => ignored.get(path),
    findSnippet: (path) => snippets.get(path),
    hasIcon: (name, type, library) =>
      toIconKind(name) !== 'name' || icons.resolve({ name, type, library }).match !== 'unknown',
    suggestIcons: (name, type, library) => icons.resolve({ name, type, library }).suggestions,
  }
}
