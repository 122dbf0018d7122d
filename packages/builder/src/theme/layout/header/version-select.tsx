import type { Result } from 'hastscript'
import {
  type Division,
  findVersionHref,
  isEdition,
  listDivisionPath,
  type Page,
  toLanguageTag,
  type VersionLink,
} from '../../../core/index.ts'
import { renderDivisionSelect, renderTag } from '../elements/division-select.tsx'
import { resolveHref, toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'
import { selectEditions } from './select-editions.ts'

/** The divisions that readers switch between while they stay on a page. */
const KINDS = ['language', 'version'] as const

/** Whether pages of the site have a select, whose links differ for each page. */
export function hasVersionSelect({ tree, version }: Site): boolean {
  return version !== undefined || hasEditions(tree.root)
}

function hasEditions(around: Division): boolean {
  return KINDS.some((kind) => listSiblings(around, kind).length > 1) || around.divisions.some(hasEditions)
}

/**
 * Renders the selects of languages and versions next to the logo, in the order of the configuration
 * (docs/reference/mint-json.mdx#versions). Each entry links to its counterpart of `page`, otherwise to its first page, or
 * to its own site. A long list is shortened to the part around the current version, with the default version first.
 */
export function renderVersionSelects(site: Site, division: Division, page?: Page): Result[] {
  return [...renderGitVersions(site, page), ...renderEditions(site, division, page)]
}

/** Renders the select of versions from Git. Each entry links to its page with the topic of `page`, or near it. */
function renderGitVersions(site: Site, page: Page | undefined): Result[] {
  const { version, words } = site
  if (version === undefined) return []
  const items = version.siblings.map((sibling) => {
    const state = sibling.isCurrent ? { 'aria-current': 'true', 'data-active': '' } : {}
    const isMarked = sibling.state === 'latest' && sibling.label !== undefined
    return (
      <li>
        <a href={findVersionHref(sibling, page?.permalink)} {...state}>
          {toVersionLabel(sibling, words)}
          {renderTag(isMarked ? words.say('version.latest') : undefined)}
        </a>
      </li>
    )
  })
  const chosen = toVersionLabel(version, words)
  return [renderDivisionSelect(site, { kind: 'version', className: 'version-select', chosen, items })]
}

/** What visitors see of a version. */
export function toVersionLabel({ label, state }: Pick<VersionLink, 'label' | 'state'>, words: Site['words']): string {
  return label ?? words.say(state === 'latest' ? 'version.latest' : 'version.next')
}

function renderEditions(site: Site, division: Division, page: Page | undefined): Result[] {
  const path = listDivisionPath(division)
  const links = path.flatMap((around) => around.links.filter(isEdition))
  return path.flatMap((around) =>
    KINDS.flatMap((kind) => {
      const siblings = listSiblings(around, kind).filter((sibling) => !sibling.isHidden || path.includes(sibling))
      if (siblings.length < 2) return []
      const current = siblings.find((sibling) => path.includes(sibling))
      return renderSelect(site, { siblings, current, page, kind, links: links.filter((link) => link.kind === kind) })
    }),
  )
}

function listSiblings({ divisions }: Division, kind: Division['kind']): Division[] {
  return divisions.filter((division) => division.kind === kind)
}

interface Select {
  kind: Division['kind']
  siblings: readonly Division[]
  current: Division | undefined
  page: Page | undefined
  links: Division['links']
}

function renderSelect(site: Site, { kind, siblings, current, page, links }: Select): Result[] {
  const chosen = current ?? siblings[0]
  if (chosen === undefined) return []
  const { shown, before, after } = selectEditions(siblings, current)
  const main = siblings.find(({ isDefault }) => isDefault)
  const renderEntry = (edition: Division) => renderEdition(site, { edition, current, page })
  const items = [
    ...(main !== undefined && !shown.includes(main) ? renderEntry(main) : []),
    ...(before === undefined
      ? []
      : renderMore(site, before.next, page, site.words.say('list.above', { count: before.count }))),
    ...shown.flatMap(renderEntry),
    ...(after === undefined
      ? []
      : renderMore(site, after.next, page, site.words.say('list.below', { count: after.count }))),
  ]
  const outside = links.flatMap(({ name, href: written }) => {
    const href = resolveHref(site.links, written)
    if (href === undefined) return []
    return [
      <li>
        <a {...toLinkAttributes(href)}>{name}</a>
      </li>,
    ]
  })
  return [
    renderDivisionSelect(site, {
      kind,
      className: 'version-select',
      chosen: chosen.name,
      items: [...items, ...outside],
    }),
  ]
}

interface Entry {
  edition: Division
  current: Division | undefined
  page: Page | undefined
}

function renderEdition(site: Site, { edition, current, page }: Entry): Result[] {
  const href = findHref(site, edition, page)
  if (href === undefined) return []
  const state = edition === current ? { 'aria-current': 'true', 'data-active': '' } : {}
  return [
    <li>
      <a href={href} {...state} {...toLanguageAttributes(edition)}>
        {edition.name}
        {renderTag(edition.tag)}
      </a>
    </li>,
  ]
}

/** Links to the nearest version that is left out. There, the list is shortened around that version. */
function renderMore(site: Site, edition: Division, page: Page | undefined, text: string): Result[] {
  const href = findHref(site, edition, page)
  if (href === undefined) return []
  return [
    <li>
      <a {...toLinkAttributes(href)}>{text}</a>
    </li>,
  ]
}

/** The name of a language is written in that language. */
function toLanguageAttributes({ kind, locale }: Division): Record<string, string> {
  if (locale === undefined) return {}
  const tag = toLanguageTag(locale)
  return kind === 'language' ? { hreflang: tag, lang: tag } : { hreflang: tag }
}

function findHref({ tree, addresses, links }: Site, edition: Division, page?: Page): string | undefined {
  if (edition.href !== undefined) return resolveHref(links, edition.href)
  const target = tree.findCounterpart(page, edition)
  return target === undefined ? undefined : addresses.toPageHref(target.permalink)
}
