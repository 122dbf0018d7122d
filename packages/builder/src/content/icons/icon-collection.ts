/** The free icon sets, named as their `@iconify-json` packages. */
export type IconCollectionName = 'fa6-solid' | 'fa6-regular' | 'fa6-brands' | 'lucide' | 'tabler'

/** The drawing of one icon. */
export interface IconDrawing {
  /** The content of `<svg>`, as SVG source. */
  body: string
  /** In units of the view box. Default: the size of the collection. */
  width?: number
  height?: number
}

/** The part of an `icons.json` in the Iconify format that is used. */
export interface IconCollection {
  icons: Readonly<Record<string, IconDrawing>>
  /** Other names of icons. In the packages, an alias never rotates or flips its parent. */
  aliases?: Readonly<Record<string, { parent: string }>>
  /** The size of icons without their own, in units of the view box. Default 16. */
  width?: number
  height?: number
}

/** Finds a drawing by name or alias, with both dimensions. */
export function findDrawing(collection: IconCollection, name: string): Required<IconDrawing> | undefined {
  const { icons, aliases = {}, width = 16, height = 16 } = collection
  // Names come from authors: `constructor` must not find the property of the prototype.
  const key = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  if (key === undefined || !Object.hasOwn(icons, key)) return undefined
  const drawing = icons[key]
  return drawing && { width, height, ...drawing }
}

/** Lists all names and aliases of a collection. */
export function listIconNames(collection: IconCollection): string[] {
  return [...Object.keys(collection.icons), ...Object.keys(collection.aliases ?? {})]
}
