/** The free icon sets, named as their `@iconify-json` packages. */
export type IconCollectionName = 'fa6-solid' | 'fa6-regular' | 'fa6-brands' | 'lucide'

/** The drawing of one icon. */
export interface IconDrawing {
  /** What stands inside `<svg>`, as SVG source. */
  body: string
  /** In units of the view box; the collection's own when absent. */
  width?: number
  height?: number
}

/** What is read of an `icons.json` in Iconify's format. */
export interface IconCollection {
  icons: Readonly<Record<string, IconDrawing>>
  /** Other names of icons. In the four packages an alias only renames: it never turns or flips its parent. */
  aliases?: Readonly<Record<string, { parent: string }>>
  /** Size of an icon that names none, in units of the view box; 16 when absent. */
  width?: number
  height?: number
}

/** Finds a drawing by name or alias. Both dimensions are filled in. */
export function findDrawing(collection: IconCollection, name: string): Required<IconDrawing> | undefined {
  const { icons, aliases = {}, width = 16, height = 16 } = collection
  // Names are author input: `constructor` must not find the prototype's.
  const key = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  if (key === undefined || !Object.hasOwn(icons, key)) return undefined
  const drawing = icons[key]
  return drawing && { width, height, ...drawing }
}

/** All names and aliases of a collection. */
export function listIconNames(collection: IconCollection): string[] {
  return [...Object.keys(collection.icons), ...Object.keys(collection.aliases ?? {})]
}
