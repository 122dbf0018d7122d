import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { ReportNote } from '../migration-note.ts'
import type { DocsObject } from '../to-compact-object.ts'
import { checkHomePage } from './check-home-page.ts'
import { dropUnknownVersion, listPositions, type Positions } from './list-positions.ts'
import type { MigrationPages } from './migration-pages.ts'
import { resolveScopes, type Scopes } from './resolve-scopes.ts'
import { createContentConverter } from './to-docs-content.ts'
import { toAnchorLabel, toTabLabel } from './to-docs-label.ts'
import { toDocsVersions } from './to-docs-versions.ts'
import { type LinkRow, toLinkRow } from './to-link-row.ts'

/**
 * Converts `navigation`, `tabs`, `anchors` and `versions` to the tree that visitors see: versions contain tabs, which
 * contain anchors. A row of links to other sites is `global`.
 *
 * @param pages - The pages of the site. Without them, every page in the navigation counts.
 */
export function toDocsNavigation(
  input: SiteConfigInput,
  pages: MigrationPages | undefined,
  report: ReportNote,
): DocsObject {
  const scopes = resolveScopes(input)
  const positions = listPositions(input, scopes, pages, report)
  const tabs = toTabRow(input, scopes, positions, report)
  const anchors = toAnchorRow(input, scopes, positions, report)
  if (pages?.find('index') === undefined) {
    for (const note of checkHomePage(positions.pages, scopes, [tabs, anchors])) report(note)
  }
  const toContent = createContentConverter(positions, tabs, anchors, report)
  return toDocsVersions(scopes, [tabs, anchors], toContent, report)
}

function toTabRow(input: SiteConfigInput, scopes: Scopes, positions: Positions, report: ReportNote): LinkRow {
  const { name = 'Documentation', isDefaultHidden = false } = input.primaryTab ?? {}
  const entries = (input.tabs ?? []).map((tab) => ({
    ...tab,
    label: toTabLabel(tab),
    version: dropUnknownVersion(tab, scopes).version,
  }))
  return toLinkRow('tabs', entries, toTabLabel({ name, isDefaultHidden }), toFacts(input, positions, 'tab'), report)
}

function toAnchorRow(input: SiteConfigInput, scopes: Scopes, positions: Positions, report: ReportNote): LinkRow {
  const { anchors = [] } = input
  // A common gradient is in "spearmint", because docs.json has only plain colors.
  const common = typeof input.colors?.anchors === 'string' ? input.colors.anchors : undefined
  const top = { name: 'Documentation', icon: 'book-open', ...input.topAnchor }
  const entries = anchors.map((anchor, index) => ({
    ...anchor,
    label: toAnchorLabel(anchor, common, ['anchors', index], report),
    version: dropUnknownVersion(anchor, scopes).version,
  }))
  const primary = toAnchorLabel(top, common, ['topAnchor'], report)
  return toLinkRow('anchors', entries, primary, toFacts(input, positions, 'anchor'), report)
}

function toFacts({ redirects }: SiteConfigInput, { pages, specs }: Positions, kind: 'tab' | 'anchor') {
  const ofSpecs = specs.map((spec) => spec[kind])
  return {
    listed: new Set([...pages.map((page) => page[kind]), ...ofSpecs]),
    shown: new Set([...pages.filter(({ isShown }) => isShown).map((page) => page[kind]), ...ofSpecs]),
    redirects,
  }
}
