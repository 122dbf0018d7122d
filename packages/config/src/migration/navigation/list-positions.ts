import { createPrefixMatcher, toPrefix } from '../../mint-format/create-prefix-matcher.ts'
import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { normalizePagePath } from '../../rules/normalize-page-path.ts'
import { isExternal } from '../../rules/to-site-path.ts'
import { type ReportNote, toLeftOut, toWithoutEffect } from '../migration-note.ts'
import type { MigrationPages } from './migration-pages.ts'
import type { Scope, Scopes } from './resolve-scopes.ts'

type GroupInput = SiteConfigInput['navigation'][number]
type LinkInput = NonNullable<SiteConfigInput['tabs']>[number] | NonNullable<SiteConfigInput['anchors']>[number]

/** A group of the navigation with those around it. */
export interface GroupFrame {
  group: GroupInput
  parent: GroupFrame | undefined
}

/** Where the site shows something: the tab and the anchor that its path matches, in one version. */
interface Position {
  scope: Scope
  tab: number
  anchor: number
}

/** A position of a page of the navigation. */
export interface PagePosition extends Position {
  /** As it is written in `docs.json`. */
  page: string
  /** Where it is in the `mint.json`. */
  at: ConfigPath
  frame: GroupFrame
  /** Whether visitors see it there. Otherwise, it is missing or hidden. */
  isShown: boolean
  /** Where a link to it leads. */
  href: string
  isLink: boolean
}

/** A position of the pages of an OpenAPI file. */
export interface SpecPosition extends Position {
  spec: { source: string; directory: string }
}

export interface Positions {
  /** In reading order. */
  pages: PagePosition[]
  specs: SpecPosition[]
}

/** The folder of generated pages without another one. */
const DEFAULT_FOLDER = 'api-reference'

/** Lists where the site shows each entry of `navigation`, and the OpenAPI files of tabs and anchors. */
export function listPositions(
  input: SiteConfigInput,
  scopes: Scopes,
  pages: MigrationPages | undefined,
  report: ReportNote,
): Positions {
  const tabs = (input.tabs ?? []).map((tab) => dropUnknownVersion(tab, scopes))
  const anchors = (input.anchors ?? []).map((anchor) => dropUnknownVersion(anchor, scopes))
  const matchTab = createPrefixMatcher(tabs)
  const matchAnchor = createPrefixMatcher(anchors)

  function locate(path: string, version: string | undefined): Position[] {
    return scopes.select(version).flatMap((scope) => {
      const tab = matchTab(path, scope.name)
      const anchor = matchAnchor(path, scope.name)
      return tab === 'other-version' || anchor === 'other-version' ? [] : [{ scope, tab, anchor }]
    })
  }

  function listPage(written: string, frame: GroupFrame, version: string | undefined, at: ConfigPath): PagePosition[] {
    const page = normalizePagePath(written) || 'index'
    const found = pages?.find(page)
    const path = found?.path ?? toPrefix(page)
    const positions = locate(path, found?.version ?? version)
    if (positions.length === 0) {
      report(toLeftOut(at, `The page "${page}" is left out, because no version shows it.`))
    }
    const shared = {
      page,
      at,
      frame,
      isShown: pages === undefined || (found !== undefined && !found.isHidden),
      href: found?.permalink ?? `/${path.replace(/(^|\/)index$/, '')}`,
      isLink: found?.isLink ?? false,
    }
    return positions.map((position) => ({ ...position, ...shared }))
  }

  function listGroup(
    group: GroupInput,
    parent: GroupFrame | undefined,
    around: string | undefined,
    at: ConfigPath,
  ): PagePosition[] {
    const frame = { group, parent }
    const version = group.version ?? around
    if (group.public !== undefined) report(toWithoutEffect([...at, 'public'], 'public'))
    return group.pages.flatMap((entry, index) => {
      const inner = [...at, 'pages', index]
      return typeof entry === 'string'
        ? listPage(entry, frame, version, inner)
        : listGroup(entry, frame, version, inner)
    })
  }

  return {
    pages: input.navigation.flatMap((group, index) => listGroup(group, undefined, undefined, ['navigation', index])),
    specs: [...tabs, ...anchors].flatMap(({ openapi, url, version }) => {
      if (openapi === undefined) return []
      const directory = (isExternal(url) ? '' : toPrefix(url)) || DEFAULT_FOLDER
      return locate(directory, version).map((position) => ({ ...position, spec: { source: openapi, directory } }))
    }),
  }
}

/** As on the site of the `mint.json`, which reports the version. */
export function dropUnknownVersion<Entry extends LinkInput>(entry: Entry, scopes: Scopes): Entry {
  if (entry.version === undefined || scopes.isDeclared(entry.version)) return entry
  const { version: _, ...rest } = entry
  return rest as Entry
}
