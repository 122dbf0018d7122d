import type { NavigationGroup, SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { isExternalHref, type Page, toPermalink } from '../../core/index.ts'
import { createPageIndex, listEntries, parseFields, SITE_CODES, toPrefix } from '../../site/index.ts'
import { DEFAULT_FOLDER, listSpecPages, type SpecPage } from './list-spec-pages.ts'
import type { Specs } from './load-specs.ts'

export interface SpecPages {
  /** One for each operation and webhook that no file of the author stands for. */
  pages: Page[]
  /** To be added to the navigation of the configuration. */
  groups: NavigationGroup[]
  /** Folders, without slashes at their ends, of specs that could not be loaded: which pages they have is not known. */
  unknownFolders: string[]
  diagnostics: Diagnostic[]
}

/** A spec whose operations are all to have a page. */
interface WholeSpec {
  name: string
  folder: string
  /** That of the tab or anchor. */
  version?: string | undefined
}

/**
 * Makes pages of whole specs (reference 6.5): those that a tab or an anchor names, and those of `openapi` when nothing
 * else makes a page of them. The pages have no file; {@link Page.content} is `x-mint.content`. A page of the author at
 * the same path takes the place of one that would be made. The groups hold what `navigation` does not list.
 * @param pages those of the author
 */
export function createSpecPages(config: SiteConfig, pages: readonly Page[], specs: Specs): SpecPages {
  const index = createPageIndex(pages)
  const listed = new Set([...listEntries(config.navigation)].map(({ name }) => toPermalink(name)))
  const taken = new Set<string>()
  const unknownFolders: string[] = []
  const diagnostics: Diagnostic[] = []
  const made: Page[] = []
  const groups = new Map<string, NavigationGroup[]>()

  for (const whole of listWholeSpecs(config, pages)) {
    const spec = specs.find(whole.name)
    if (spec === undefined) {
      unknownFolders.push(whole.folder)
      continue
    }
    for (const specPage of listSpecPages(spec, whole.folder, taken)) {
      taken.add(specPage.path)
      const own = index.find(specPage.path)
      const created = own === undefined ? createPage(specPage, whole.version) : undefined
      if (created !== undefined) {
        made.push(created.page)
        diagnostics.push(...created.diagnostics)
      }
      const page = own ?? created?.page
      if (page === undefined || page.frontmatter.hidden || listed.has(page.permalink)) continue
      const inFolder = groups.get(whole.folder) ?? []
      groups.set(whole.folder, inFolder)
      openGroup(inFolder, specPage.groups).pages.push(page.path)
    }
  }
  return { pages: made, groups: [...groups.values()].flat(), unknownFolders, diagnostics }
}

/** The specs of tabs and anchors; those of `openapi` too when no page names an operation of any. */
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

function createPage(
  { spec, head, path, title, isHidden }: SpecPage,
  version: string | undefined,
): { page: Page; diagnostics: Diagnostic[] } {
  // A page of an operation is about that operation alone.
  const { api: _api, openapi: _openapi, ...metadata } = head.mint.metadata
  const { frontmatter, problems } = parseFields(metadata)
  const ownVersion = frontmatter.version ?? version
  return {
    page: {
      file: spec.file,
      path,
      permalink: toPermalink(path),
      title: frontmatter.title ?? title,
      frontmatter: {
        title,
        ...frontmatter,
        ...(ownVersion !== undefined && { version: ownVersion }),
        hidden: frontmatter.hidden || isHidden,
        deprecated: frontmatter.deprecated || head.isDeprecated,
      },
      endpoint: { method: head.method, target: head.path },
      operation: { specFile: spec.file, head },
      content: head.mint.content ?? '',
    },
    diagnostics: problems.map(({ problem }) =>
      toDiagnostic(SITE_CODES, {
        ...problem,
        message: `\`x-mint.metadata\` of ${head.method} ${head.path}: ${problem.message}`,
        file: spec.file,
      }),
    ),
  }
}

/** The group of these titles, one in the other; it is made where it is not there. */
function openGroup(groups: (NavigationGroup | string)[], [title = '', ...inner]: readonly string[]): NavigationGroup {
  const known = groups.find((group) => typeof group !== 'string' && group.group === title)
  const group = typeof known === 'object' ? known : { group: title, pages: [] }
  if (known === undefined) groups.push(group)
  return inner.length === 0 ? group : openGroup(group.pages, inner)
}
