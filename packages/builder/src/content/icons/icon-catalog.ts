import { createNameTable } from './create-name-table.ts'
import { FONT_AWESOME_ALIASES } from './generated/font-awesome-aliases.ts'
import {
  findDrawing,
  type IconCollection,
  type IconCollectionName,
  type IconDrawing,
  listIconNames,
} from './icon-collection.ts'

/** All free icons. */
export interface IconCatalog {
  /** Finds a drawing by its name or alias, in the first of the collections that contains it. */
  find(name: string, collections: readonly IconCollectionName[]): Required<IconDrawing> | undefined
  /** Finds the name that differs only in how its words are separated: `nodejs` → `node-js`. */
  findSpelling(name: string): string | undefined
  /**
   * Lists all names, those of Font Awesome first. Names that differ only in how words are separated are listed once.
   */
  listNames(): Iterable<string>
}

/** Creates the catalog. A collection is loaded once, when it is first needed. */
export function createIconCatalog(loadCollection: (name: IconCollectionName) => IconCollection): IconCatalog {
  const aliases = createNameTable(FONT_AWESOME_ALIASES)
  const opened = new Map<IconCollectionName, IconCollection>()
  let spellings: ReadonlyMap<string, string> | undefined

  function open(name: IconCollectionName): IconCollection {
    const collection = opened.get(name) ?? loadCollection(name)
    opened.set(name, collection)
    return collection
  }

  function openSpellings(): ReadonlyMap<string, string> {
    spellings ??= createSpellings([
      ...listIconNames(open('fa6-solid')),
      ...listIconNames(open('fa6-regular')),
      ...listIconNames(open('fa6-brands')),
      ...aliases.keys(),
      ...listIconNames(open('lucide')),
    ])
    return spellings
  }

  return {
    find(name, collections) {
      const alias = aliases.get(name)
      for (const collection of collections) {
        const drawing = findDrawing(open(collection), name) ?? (alias && findDrawing(open(collection), alias))
        if (drawing) return drawing
      }
      return undefined
    },
    findSpelling: (name) => openSpellings().get(toLetters(name)),
    listNames: () => openSpellings().values(),
  }
}

function createSpellings(names: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>()
  for (const name of names) {
    const letters = toLetters(name)
    if (!spellings.has(letters)) spellings.set(letters, name)
  }
  return spellings
}

function toLetters(name: string): string {
  return name.replaceAll('-', '')
}
