import type { Result } from 'hastscript'
import {
  type Division,
  isEdition,
  listDivisionPath,
  listRowLabels,
  type Page,
  toLanguageTag,
} from '../../../core/index.ts'
import { renderDivisionSelect, renderTag } from '../elements/division-select.tsx'
import { resolveHref, toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** The divisions that readers switch between while they stay on a page. */
const KINDS = ['language', 'version'] as const

/** Whether pages of the site have a select, whose links differ for each page. */
export function hasVersionSelect({ tree }: Site): boolean {
  const parents = new Set(listRowLabels(tree.root).flatMap((label) => ('parent' in label ? (label.parent ?? []) : [])))
  return [...parents].some((around) => KINDS.some((kind) => listSiblings(around, kind).length > 1))
}

/**
 * Renders the selects of languages and versions next to the logo, in the order of the configuration
 * (docs/reference/mint-json.mdx#versions). Each entry links to its counterpart of `page`, otherwise to its first page, or
 * to its own site.
 */
export function renderVersionSelects(site: Site, division: Division, page?: Page): Result[] {
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
  const items = siblings.flatMap((edition) => {
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
  })
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
    renderDivisionSelect({ kind, className: 'version-select', chosen: chosen.name, items: [...items, ...outside] }),
  ]
}

/** The name of a language is written in that language. */
function toLanguageAttributes({ kind, locale }: Division): Record<string, string> {
  if (locale === undefined) return {}
  return kind === 'language' ? { hreflang: toLanguageTag(locale), lang: toLanguageTag(locale) } : { hreflang: locale }
}

function findHref({ tree, addresses, links }: Site, edition: Division, page?: Page): string | undefined {
  if (edition.href !== undefined) return resolveHref(links, edition.href)
  const target = tree.findCounterpart(page, edition)
  return target === undefined ? undefined : addresses.toPageHref(target.permalink)
}
