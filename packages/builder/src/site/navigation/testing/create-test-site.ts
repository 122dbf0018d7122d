import { type Diagnostic, parseSiteConfig, type SiteConfig, type SiteConfigInput } from '@spearmint/config'
import type { Page, PageTree, SidebarItem } from '../../../core/index.ts'
import { parsePage } from '../../source/parse-page.ts'
import { type BuildPageTreeOptions, buildPageTree } from '../build-page-tree.ts'

/** A configuration as written; the name of the site may be left out. */
export type TestConfig = Pick<SiteConfigInput, 'navigation'> & Partial<SiteConfigInput>

/** A test site with its tree. */
export interface TestTree {
  tree: PageTree
  diagnostics: Diagnostic[]
  /** @throws for a page that the site does not have. */
  getPage(path: string): Page
}

/** @throws when the configuration cannot be used. */
export function createTestConfig(input: TestConfig): SiteConfig {
  const { config, diagnostics } = parseSiteConfig(JSON.stringify({ name: 'Test', ...input }))
  if (config === undefined) throw new Error(JSON.stringify(diagnostics))
  return config
}

/** A page by its path; `frontmatter` is YAML. */
export function createTestPage(path: string, frontmatter = ''): Page {
  return parsePage(`${path}.mdx`, `---\n${frontmatter}\n---\n`).page
}

/** Builds the tree of a site whose pages are given whole or by their paths. */
export function buildTestTree(input: TestConfig, pages: (string | Page)[], options?: BuildPageTreeOptions): TestTree {
  const known = pages.map((page) => (typeof page === 'string' ? createTestPage(page) : page))
  const byPath = new Map(known.map((page) => [page.path, page]))
  return {
    ...buildPageTree(createTestConfig(input), known, options),
    getPage(path) {
      const page = byPath.get(path)
      if (page === undefined) throw new Error(`The test site has no page ${path}`)
      return page
    },
  }
}

/** The shape of a tree: the names in its rows that are not empty, and of each division its id and an outline. */
export interface TreePicture {
  tabs?: string[]
  anchors?: string[]
  /** `G(a N(b))`: the titles of groups with the paths of their pages. */
  divisions: Record<string, string>
}

/** Draws a tree so that a test can say at a glance what is expected. */
export function toPicture({ tabs, anchors, divisions }: PageTree): TreePicture {
  return {
    ...(tabs.length > 0 && { tabs: tabs.map(({ name }) => name) }),
    ...(anchors.length > 0 && { anchors: anchors.map(({ name }) => name) }),
    divisions: Object.fromEntries(divisions.map(({ id, groups }) => [id, toOutline(groups)])),
  }
}

function toOutline(items: readonly SidebarItem[]): string {
  return items
    .map((item) => (item.type === 'page' ? item.page.path : `${item.title}(${toOutline(item.items)})`))
    .join(' ')
}
