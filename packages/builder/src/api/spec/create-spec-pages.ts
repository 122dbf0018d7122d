import type { NavigationGroup, SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { createWordsSearch, type PageWords } from '@spearmint/config/words'
import { isExternalHref, type Page, toPermalink } from '../../core/index.ts'
import { createPageIndex, listNavigationPages, toPrefix } from '../../site/index.ts'
import { createSpecPage } from './create-spec-page.ts'
import { DEFAULT_FOLDER, listSpecPages } from './list-spec-pages.ts'
import type { Specs } from './load-specs.ts'

export interface SpecPages {
  /** One for each operation and webhook without a page by the author. */
  pages: Page[]
  /** To be added to the navigation of the configuration. */
  groups: NavigationGroup[]
  /** Folders of specs that could not be loaded, without trailing slash. Which pages they have is unknown. */
  unknownFolders: string[]
  diagnostics: Diagnostic[]
}

/** A spec whose operations all get a page. */
interface WholeSpec {
  name: string
  folder: string
  /** The version of the tab or anchor. */
  version?: string | undefined
}

/**
 * Creates the pages of whole specs (docs/reference/api-pages.mdx#generated-pages): the specs of tabs and anchors, and
 * those of `openapi` if there are no other API pages. The pages have no file; {@link Page.content} is `x-mint.content`.
 * A page by the author at the same path replaces a created one. The groups contain pages that `navigation` doesn't list.
 * @param pages - Those of the author.
 * @param words - Those of the site. Default: English.
 */
export function createSpecPages(
  config: SiteConfig,
  pages: readonly Page[],
  specs: Specs,
  words: PageWords = createWordsSearch({})(),
): SpecPages {
  const index = createPageIndex(pages)
  const listed = new Set(listNavigationPages(config).map(toPermalink))
  const untagged = words.say('group.api')
  const taken = new Set<string>()
  const unknownFolders: string[] = []
  const diagnostics: Diagnostic[] = []
  const createdPages: Page[] = []
  const groups = new Map<string, NavigationGroup[]>()
  const groupByPath = new Map<string, NavigationGroup>()

  for (const whole of listWholeSpecs(config, pages)) {
    const spec = specs.find(whole.name)
    if (spec === undefined) {
      unknownFolders.push(whole.folder)
      continue
    }
    for (const specPage of listSpecPages(spec, whole.folder, taken, untagged)) {
      taken.add(specPage.path)
      const own = index.find(specPage.path)
      const created = own === undefined ? createSpecPage(specPage, whole.version) : undefined
      if (created !== undefined) {
        createdPages.push(created.page)
        diagnostics.push(...created.diagnostics)
      }
      const page = own ?? created?.page
      if (page === undefined || page.frontmatter.hidden || listed.has(page.permalink)) continue
      const inFolder = groups.get(whole.folder) ?? []
      groups.set(whole.folder, inFolder)
      openGroup(inFolder, specPage.groups, whole.folder, groupByPath).pages.push(page.path)
    }
  }
  return { pages: createdPages, groups: [...groups.values()].flat(), unknownFolders, diagnostics }
}

/** Lists the specs of tabs and anchors, or else those of `openapi` if no page refers to an operation. */
function listWholeSpecs({ openapi, tabs, anchors, versions }: SiteConfig, pages: readonly Page[]): WholeSpec[] {
  const declared = new Set(versions.map(({ name }) => name))
  const ofDivisions = [...tabs, ...anchors].flatMap(({ openapi: name, url, version }): WholeSpec[] => {
    if (name === undefined) return []
    const folder = isExternalHref(url) ? '' : toPrefix(url)
    const isDeclared = version !== undefined && declared.has(version)
    return [{ name, folder: folder === '' ? DEFAULT_FOLDER : folder, ...(isDeclared && { version }) }]
  })
  if (ofDivisions.length > 0 || pages.some(({ frontmatter }) => frontmatter.openapi !== undefined)) return ofDivisions
  return openapi.map((name) => ({ name, folder: DEFAULT_FOLDER }))
}

/** Finds or creates the group with this path of titles. @param byPath - The groups that were created, by their path. */
function openGroup(
  groups: (NavigationGroup | string)[],
  [title = '', ...inner]: readonly string[],
  parent: string,
  byPath: Map<string, NavigationGroup>,
): NavigationGroup {
  const path = JSON.stringify([parent, title])
  const known = byPath.get(path)
  const group = known ?? { group: title, pages: [] }
  if (known === undefined) {
    groups.push(group)
    byPath.set(path, group)
  }
  return inner.length === 0 ? group : openGroup(group.pages, inner, path, byPath)
}
