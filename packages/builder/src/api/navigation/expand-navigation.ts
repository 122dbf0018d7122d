import type { DivisionConfig, GroupEntry, NavigationEntry, OperationEntry, SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { createWordsSearch, type PageWords } from '@spearmint/config/words'
import { type LocateInConfig, locateNothing, type Page } from '../../core/index.ts'
import { createPageIndex } from '../../site/index.ts'
import { API_CODES, type ApiProblem } from '../codes.ts'
import { DEFAULT_FOLDER } from '../spec/list-spec-pages.ts'
import type { Specs } from '../spec/load-specs.ts'
import { type BranchContent, EMPTY, hasPageOf, joinContents, toPageContent } from './branch-content.ts'
import { createPageDrafts, type PageDraft } from './create-page-drafts.ts'
import { groupByTag } from './group-by-tag.ts'
import { resolveOperation } from './resolve-operation.ts'
import { enterBranch, listEntrySources, type SpecBranch, toRootBranch } from './spec-branch.ts'

export interface ExpandedNavigation {
  /** The navigation with pages in place of operations, and with generated groups. */
  tree: DivisionConfig
  /** One for each listed operation and webhook without a page by the author. */
  pages: Page[]
  /** Folders of specs that could not be loaded, without trailing slash. Which pages they have is unknown. */
  unknownFolders: string[]
  diagnostics: Diagnostic[]
}

/** What a group or division takes over from those around it. */
interface Around {
  branch: SpecBranch
  /** Whether neither the navigation nor search lists its pages. */
  isHidden: boolean
}

/**
 * Expands the specs in the navigation of `docs.json` (docs/guides/api-reference.mdx#in-docs-json). Entries for operations
 * become pages. A division or group with `openapi` that names no operation gets groups with all of them, by tag.
 * @param pages - Those of the author.
 * @param words - Those of the site. Default: English.
 */
export function expandNavigation(
  config: SiteConfig & { navigationTree: DivisionConfig },
  pages: readonly Page[],
  {
    specs,
    locate = locateNothing,
    words = createWordsSearch({})(),
  }: { specs: Specs; locate?: LocateInConfig | undefined; words?: PageWords },
): ExpandedNavigation {
  const index = createPageIndex(pages)
  const drafts = createPageDrafts(index.find, words.say('group.api'))
  const unknownFolders = new Set<string>()
  const diagnostics: Diagnostic[] = []
  const report = (problem: ApiProblem, path: OperationEntry['path']) =>
    diagnostics.push(toDiagnostic(API_CODES, { ...problem, ...locate(path) }))

  function expandDivision(
    division: DivisionConfig,
    around: Around,
  ): { division: DivisionConfig; content: BranchContent } {
    const inside = enter(division, around)
    const inner = division.divisions.map((child) => expandDivision(child, inside))
    const own = expandEntries(division.entries, inside)
    const content = joinContents([...inner.map((child) => child.content), own], own.entries)
    const generated = division.kind === 'root' ? EMPTY : generate(division, content, inside)
    return {
      division: {
        ...division,
        divisions: inner.map((child) => child.division),
        entries: [...own.entries, ...generated.entries],
      },
      content: joinContents([content, generated], []),
    }
  }

  function expandEntries(entries: readonly NavigationEntry[], around: Around): BranchContent {
    const expanded = entries.map((entry) => {
      if (entry.type === 'group') return expandGroup(entry, around)
      const page = index.find(entry.page)
      const isPage = page !== undefined || entry.type === 'page'
      return isPage ? toPageContent(entry, page) : expandOperation(entry, around)
    })
    return joinContents(
      expanded,
      expanded.flatMap((content) => content.entries),
    )
  }

  function expandGroup(group: GroupEntry, around: Around): BranchContent {
    const inside = enter(group, around)
    const own = expandEntries(group.entries, inside)
    const generated = generate(group, own, inside)
    return joinContents([own, generated], [{ ...group, entries: [...own.entries, ...generated.entries] }])
  }

  function expandOperation(entry: OperationEntry, { branch }: Around): BranchContent {
    const sources = listEntrySources(entry, branch)
    if (sources.length === 0) return { ...EMPTY, entries: [entry], hasOperation: true }
    const { found, failed, problem } = resolveOperation(entry, sources, specs)
    if (problem !== undefined) report(problem, entry.path)
    for (const { directory = DEFAULT_FOLDER } of failed) unknownFolders.add(directory)
    if (found === undefined) return { ...EMPTY, entries: [entry], hasOperation: true }
    const draft = drafts.open(found.spec, found.head, found.source.directory ?? DEFAULT_FOLDER)
    draft.isNamed = true
    return { ...toPageContent({ page: draft.path, path: entry.path }), hasOperation: true }
  }

  /** Generates the groups of a division or group with specs of its own. Pages that it has already are not repeated. */
  function generate(
    holder: DivisionConfig | GroupEntry,
    content: BranchContent,
    { branch, isHidden }: Around,
  ): BranchContent {
    if (holder.openapi.length === 0) return EMPTY
    const path = [...holder.path, 'openapi']
    if (isHidden) report(toHiddenSpec(holder), path)
    if (content.hasOperation) return EMPTY
    const opened = [...new Set(openAll(branch))]
    const listed = opened.filter((draft) => !draft.isHidden && !hasPageOf(content, draft))
    const generated = { ...EMPTY, documented: new Set(opened.map(({ head }) => head)) }
    return joinContents([generated], groupByTag(listed, path))
  }

  /** Opens the pages of all operations of specs. */
  function openAll({ sources }: SpecBranch): PageDraft[] {
    return sources.flatMap((source) => {
      const { directory = DEFAULT_FOLDER } = source
      const spec = specs.findSource(source)
      if (spec === undefined) unknownFolders.add(directory)
      const heads = spec?.list.filter(({ isExcluded }) => !isExcluded) ?? []
      return heads.flatMap((head) => (spec === undefined ? [] : drafts.open(spec, head, directory)))
    })
  }

  const root = { branch: toRootBranch(config), isHidden: false }
  const { division: tree, content } = expandDivision(config.navigationTree, root)
  const rootBranch = enterBranch(config.navigationTree, root.branch)
  const isUsed = content.hasOperation || content.documented.size > 0 || unknownFolders.size > 0 || pages.some(isApiPage)
  const opened = isUsed ? [] : [...new Set(openAll(rootBranch))]
  const path = config.navigationTree.openapi.length > 0 ? ['navigation', 'openapi'] : ['openapi']
  const canList = tree.divisions.length === 0
  if (opened.length > 0 && !canList) report(toUnlistedSpec(rootBranch), path)
  const listed = groupByTag(canList ? opened.filter(({ isHidden }) => !isHidden) : [], path)
  const created = drafts.createPages()
  return {
    tree: { ...tree, entries: [...tree.entries, ...listed] },
    pages: created.pages,
    unknownFolders: [...unknownFolders],
    diagnostics: [...diagnostics, ...created.diagnostics],
  }
}

function enter(holder: DivisionConfig | GroupEntry, { branch, isHidden }: Around): Around {
  const isHiddenHere = holder.isHidden ? holder.searchable !== true : isHidden
  return { branch: enterBranch(holder, branch), isHidden: isHiddenHere }
}

function isApiPage({ frontmatter }: Page): boolean {
  return frontmatter.openapi !== undefined
}

function toHiddenSpec({ name, openapi }: DivisionConfig | GroupEntry): ApiProblem {
  return {
    code: 'api/hidden-spec',
    message: `The pages of ${listFiles({ sources: openapi })} are in no navigation and not in search, because "${name}" or a part around it is hidden.`,
    suggestions: ['Remove "hidden", or add "searchable": true next to it.'],
  }
}

function toUnlistedSpec(branch: SpecBranch): ApiProblem {
  return {
    code: 'api/unlisted-spec',
    message: `The pages of ${listFiles(branch)} are in no navigation.`,
    suggestions: ['Add "openapi" to a tab, another division or a group.'],
  }
}

function listFiles({ sources }: SpecBranch): string {
  return sources.map(({ source }) => `"${source}"`).join(', ')
}
