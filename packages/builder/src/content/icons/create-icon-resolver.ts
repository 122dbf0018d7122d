import { findNearest } from '@spearmint/config'
import type { IconMatch, IconResolver, ResolvedIcon } from '../../core/index.ts'
import { findNearestName } from './find-nearest-name.ts'
import { createIconCatalog } from './icon-catalog.ts'
import type { IconCollection, IconCollectionName, IconDrawing } from './icon-collection.ts'
import { createUnknownIcon, parseIconSvg } from './icon-svg.ts'
import { LEADING_BRANDS, NEAREST_FREE_NAMES } from './nearest-free-names.ts'
import { parseIconName } from './parse-icon-name.ts'

/**
 * Creates the resolver. A collection is loaded when it is first needed, and only once; each request is worked out once.
 * A name is looked for in this order (reference 4.1):
 *
 * 1. as it is, in the style asked for where that is free, then solid, regular, brands; under any name that Font Awesome
 *    gave the icon; then in Lucide (`exact`). Light and thin take regular, all else but brands takes solid;
 * 2. with its words divided otherwise: `nodejs`, `BookOpen` (`exact`);
 * 3. in the table of paid names (`near`), then by its words (`near`);
 * 4. and else is `unknown`, with the names it may be a misspelling of.
 */
export function createIconResolver(loadCollection: (name: IconCollectionName) => IconCollection): IconResolver {
  const catalog = createIconCatalog(loadCollection)
  const found = new Map<string, ResolvedIcon>()

  /** The free name that stands for a name, brands left out: their names are ordinary words too. */
  function findKnown(name: string): string | undefined {
    const isFree = LEADING_BRANDS.has(name) || catalog.find(name, ['fa6-solid', 'fa6-regular', 'lucide']) !== undefined
    return isFree ? name : NEAREST_FREE_NAMES.get(name)
  }

  function findDrawing(name: string, style: string | undefined): [Required<IconDrawing>, IconMatch] | undefined {
    const order = toSearchOrder(style)
    const exact = catalog.find(name, order) ?? catalog.find(catalog.findSpelling(name) ?? name, order)
    if (exact) return [exact, 'exact']
    const nearest = findNearestName(name, findKnown)
    const near = nearest === undefined ? undefined : catalog.find(nearest, order)
    return near && [near, 'near']
  }

  function find(written: string, type: string | undefined): ResolvedIcon {
    const parsed = parseIconName(written)
    if (!parsed) return { svg: createUnknownIcon(), match: 'unknown', suggestions: [] }
    const drawing = findDrawing(parsed.name, type ?? parsed.style)
    if (drawing) return { svg: parseIconSvg(drawing[0]), match: drawing[1], suggestions: [] }
    return { svg: createUnknownIcon(), match: 'unknown', suggestions: findNearest(parsed.name, catalog.listNames()) }
  }

  return {
    resolve({ name, type }) {
      const key = JSON.stringify([name, type])
      const icon = found.get(key) ?? find(name, type)
      found.set(key, icon)
      return structuredClone(icon)
    },
  }
}

/** The collections in the order to search them for a style; an unknown style is none. */
function toSearchOrder(style: string | undefined): readonly IconCollectionName[] {
  if (style === 'brands') return ['fa6-brands', 'fa6-solid', 'fa6-regular', 'lucide']
  if (style !== undefined && /^(sharp-)?(regular|light|thin)$/.test(style)) {
    return ['fa6-regular', 'fa6-solid', 'fa6-brands', 'lucide']
  }
  return ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide']
}
