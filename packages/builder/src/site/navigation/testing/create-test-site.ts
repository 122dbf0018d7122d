import { parseSiteConfig, type SiteConfig, type SiteConfigInput } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type Division,
  listDivisionPath,
  listDivisions,
  listRowLabels,
  type Page,
  type PageTree,
  type SidebarItem,
} from '../../../core/index.ts'
import { parsePage } from '../../source/parse-page.ts'
import { type BuildPageTreeOptions, buildPageTree } from '../build-page-tree.ts'

/** A configuration as written. The name of the site is optional. */
export type TestConfig = Pick<SiteConfigInput, 'navigation'> & Partial<SiteConfigInput>

/** A test site with its tree. */
export interface TestTree {
  tree: PageTree
  diagnostics: Diagnostic[]
  /** @throws If the site does not have the page. */
  getPage(path: string): Page
}

/** @throws If the configuration is not usable. */
export function createTestConfig(input: TestConfig): SiteConfig {
  const { config, diagnostics } = parseSiteConfig(JSON.stringify({ name: 'Test', ...input }))
  if (config === undefined) throw new Error(JSON.stringify(diagnostics))
  return config
}

/** Creates a page from its path. `frontmatter` is YAML. */
export function createTestPage(path: string, frontmatter = ''): Page {
  return parsePage(`${path}.mdx`, `---\n${frontmatter}\n---\n`).page
}

/** Builds the tree of a site. Its pages may be given as paths. */
export function buildTestTree(input: TestConfig, pages: (string | Page)[], options?: BuildPageTreeOptions): TestTree {
  const known = pages.map((page) => (typeof page === 'string' ? createTestPage(page) : page))
  const byPath = new Map(known.map((page) => [page.path, page]))
  return {
    ...buildPageTree(createTestConfig(input), known, options),
    getPage(path) {
      const page = byPath.get(path)
      if (page === undefined) throw new Error(`The test site does not have the page ${path}`)
      return page
    },
  }
}

/** An outline of a tree: the names of its tabs and anchors, and the content of each division by the names around it. */
export interface TreeOutline {
  tabs?: string[]
  anchors?: string[]
  /** `v1/API` → `G(a N(b))`: the titles of groups and the paths of their pages. */
  divisions: Record<string, string>
}

/** Converts a tree to a compact form for expectations. */
export function toTreeOutline({ root, divisions }: PageTree): TreeOutline {
  const tabs = listNames(root, 'tab')
  const anchors = listNames(root, 'anchor')
  return {
    ...(tabs.length > 0 && { tabs }),
    ...(anchors.length > 0 && { anchors }),
    divisions: Object.fromEntries(divisions.map((division) => [toDivisionName(division), toOutline(division.groups)])),
  }
}

/** The names of a division and those around it. */
function toDivisionName(division: Division): string {
  return listDivisionPath(division)
    .slice(1)
    .map(({ name }) => name)
    .join('/')
}

/** Finds a division by its name and those around it. The name of the root is empty. */
export function findDivisionByName({ root }: PageTree, name: string): Division | undefined {
  return listDivisions(root).find((division) => toDivisionName(division) === name)
}

function listNames(root: Division, kind: Division['kind']): string[] {
  return [...new Set(listRowLabels(root).flatMap((label) => (label.kind === kind ? label.name : [])))]
}

function toOutline(items: readonly SidebarItem[]): string {
  return items
    .map((item) => (item.type === 'page' ? item.page.path : `${item.title}(${toOutline(item.items)})`))
    .join(' ')
}
