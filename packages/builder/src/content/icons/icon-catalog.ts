import type { IconLibrary } from '@spearmint/config'
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
  /** Finds the name that differs only in how its words are separated: `nodejs` → `node-js`. That of the library, if it has one. */
  findSpelling(name: string, library: IconLibrary): string | undefined
  /**
   * Lists the names of a library, and for Font Awesome, those of Lucide after them. Names that differ only in how words
   * are separated are listed once.
   */
  listNames(library: IconLibrary): Iterable<string>
}

/** Creates the catalog. A collection is loaded once, when it is first needed. */
export function createIconCatalog(loadCollection: (name: IconCollectionName) => IconCollection): IconCatalog {
  const aliases = createNameTable(FONT_AWESOME_ALIASES)
  const opened = new Map<IconCollectionName, IconCollection>()
  const spellings = new Map<IconLibrary, ReadonlyMap<string, string>>()

  function open(name: IconCollectionName): IconCollection {
    const collection = opened.get(name) ?? loadCollection(name)
    opened.set(name, collection)
    return collection
  }

  function openSpellings(library: IconLibrary): ReadonlyMap<string, string> {
    const known = spellings.get(library) ?? createSpellings(listSpelledNames(library))
    spellings.set(library, known)
    return known
  }

  function listSpelledNames(library: IconLibrary): string[] {
    if (library !== 'fontawesome') return listIconNames(open(library))
    return [
      ...listIconNames(open('fa6-solid')),
      ...listIconNames(open('fa6-regular')),
      ...listIconNames(open('fa6-brands')),
      ...aliases.keys(),
      ...listIconNames(open('lucide')),
    ]
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
    findSpelling: (name, library) =>
      openSpellings(library).get(toLetters(name)) ?? openSpellings('fontawesome').get(toLetters(name)),
    listNames: (library) => openSpellings(library).values(),
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
