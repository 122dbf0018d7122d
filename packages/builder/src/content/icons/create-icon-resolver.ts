import type { IconLibrary } from '@spearmint/config'
import { findNearest } from '@spearmint/config/diagnostics'
import type { IconMatch, IconResolver, ResolvedIcon } from '../../core/index.ts'
import { findNearestName } from './find-nearest-name.ts'
import { createIconCatalog } from './icon-catalog.ts'
import type { IconCollection, IconCollectionName, IconDrawing } from './icon-collection.ts'
import { createUnknownIcon, parseIconSvg } from './icon-svg.ts'
import { LEADING_BRANDS, NEAREST_FREE_NAMES } from './nearest-free-names.ts'
import { isIconMarkup, parseIconMarkup } from './parse-icon-markup.ts'
import { parseIconName } from './parse-icon-name.ts'

/**
 * Creates the resolver. A collection is loaded once, when it is first needed, and each request is resolved once. SVG is
 * reduced to its shapes, and anything else is a name. By default, a name is resolved in this order
 * (docs/reference/page-content.mdx#icons):
 *
 * 1. As written (`exact`): under any name that Font Awesome gave the icon, in the requested style if it is free, then
 *    solid, regular, brands; then in Lucide. Light and thin use regular; all other styles but brands use solid.
 * 2. With its words separated differently: `nodejs`, `BookOpen` (`exact`).
 * 3. In the table of paid names, then by its words (`near`).
 * 4. Otherwise it is `unknown`, with the names that it may be a misspelling of.
 *
 * Lucide or Tabler can be searched first instead. Step 3 is left out then, because they have no paid names, and
 * suggestions are names of that library.
 */
export function createIconResolver(loadCollection: (name: IconCollectionName) => IconCollection): IconResolver {
  const catalog = createIconCatalog(loadCollection)
  const found = new Map<string, ResolvedIcon>()

  /** Finds the free name for a name. Brands are excluded, because their names are also ordinary words. */
  function findKnown(name: string): string | undefined {
    const isFree = LEADING_BRANDS.has(name) || catalog.find(name, ['fa6-solid', 'fa6-regular', 'lucide']) !== undefined
    return isFree ? name : NEAREST_FREE_NAMES.get(name)
  }

  function findDrawing(
    name: string,
    style: string | undefined,
    library: IconLibrary,
  ): [Required<IconDrawing>, IconMatch] | undefined {
    const order = toSearchOrder(style, library)
    const exact = catalog.find(name, order) ?? catalog.find(catalog.findSpelling(name, library) ?? name, order)
    if (exact) return [exact, 'exact']
    if (library !== 'fontawesome') return undefined
    const nearest = findNearestName(name, findKnown)
    const near = nearest === undefined ? undefined : catalog.find(nearest, order)
    return near && [near, 'near']
  }

  function find(written: string, type: string | undefined, library: IconLibrary): ResolvedIcon {
    if (isIconMarkup(written)) return toIconOfMarkup(written)
    const parsed = parseIconName(written)
    if (!parsed) return { svg: createUnknownIcon(), match: 'unknown', suggestions: [] }
    const drawing = findDrawing(parsed.name, type ?? parsed.style, library)
    if (drawing) return { svg: parseIconSvg(drawing[0]), match: drawing[1], suggestions: [] }
    const suggestions = findNearest(parsed.name, catalog.listNames(library))
    return { svg: createUnknownIcon(), match: 'unknown', suggestions }
  }

  return {
    library: 'fontawesome',
    resolve({ name, type, library = 'fontawesome' }) {
      const key = JSON.stringify([name, type, library])
      const icon = found.get(key) ?? find(name, type, library)
      found.set(key, icon)
      return structuredClone(icon)
    },
  }
}

/** SVG that is too large, or has nothing to draw, is an unknown icon. */
function toIconOfMarkup(markup: string): ResolvedIcon {
  const svg = parseIconMarkup(markup)
  return { svg: svg ?? createUnknownIcon(), match: svg === undefined ? 'unknown' : 'exact', suggestions: [] }
}

/** Creates a resolver that looks up names in the library of a site first. */
export function withIconLibrary(icons: IconResolver, library: IconLibrary): IconResolver {
  return { library, resolve: (request) => icons.resolve({ ...request, library: request.library ?? library }) }
}

/** The collections, in the order to search them. Only Font Awesome has brands and styles. */
function toSearchOrder(style: string | undefined, library: IconLibrary): readonly IconCollectionName[] {
  const order = toStyleOrder(style)
  if (library === 'fontawesome' || style === 'brands') return order
  const others = order.filter((name) => name !== 'lucide')
  return library === 'tabler' ? ['tabler', 'lucide', ...others] : ['lucide', ...others]
}

/** The collections, in the order to search them for a style. An unknown style counts as none. */
function toStyleOrder(style: string | undefined): readonly IconCollectionName[] {
  if (style === 'brands') return ['fa6-brands', 'fa6-solid', 'fa6-regular', 'lucide']
  if (style !== undefined && /^(sharp-)?(regular|light|thin)$/.test(style)) {
    return ['fa6-regular', 'fa6-solid', 'fa6-brands', 'lucide']
  }
  return ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide']
}
