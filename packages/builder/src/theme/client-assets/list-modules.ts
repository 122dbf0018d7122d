/** An entry of Vite's manifest, as far as it is read. */
export interface ManifestEntry {
  file: string
  css?: readonly string[]
  /** Keys of other entries. */
  imports?: readonly string[]
  /** The same, of modules that are imported when they are needed. */
  dynamicImports?: readonly string[]
}

/** The other modules that one needs, at any depth, each once. */
export interface NeededModules {
  /** Those that are loaded with it. */
  imports: ReadonlySet<ManifestEntry>
  /** Those that are loaded when they are wanted (`import()`). */
  lazy: ReadonlySet<ManifestEntry>
}

/** Lists what a module needs. */
export function listModules(entry: ManifestEntry, entries: ReadonlyMap<string, ManifestEntry>): NeededModules {
  const imports = walk(entry, entries, ['imports'])
  const all = walk(entry, entries, ['imports', 'dynamicImports'])
  return { imports, lazy: new Set([...all].filter((other) => other !== entry && !imports.has(other))) }
}

function walk(
  entry: ManifestEntry,
  entries: ReadonlyMap<string, ManifestEntry>,
  ways: readonly ('imports' | 'dynamicImports')[],
  found = new Set<ManifestEntry>(),
): Set<ManifestEntry> {
  for (const source of ways.flatMap((way) => entry[way] ?? [])) {
    const imported = entries.get(source)
    if (imported === undefined || found.has(imported)) continue
    found.add(imported)
    walk(imported, entries, ways, found)
  }
  return found
}
