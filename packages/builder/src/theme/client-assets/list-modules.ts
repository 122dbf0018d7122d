/** An entry of Vite's manifest: the keys that we use. */
export interface ManifestEntry {
  file: string
  css?: readonly string[]
  /** Files that its stylesheet refers to, such as fonts. */
  assets?: readonly string[]
  /** The keys of other entries. */
  imports?: readonly string[]
  /** The keys of modules that are imported on demand. */
  dynamicImports?: readonly string[]
}

/** The modules that a module imports, directly and indirectly, each once. */
export interface ImportedModules {
  /** Loaded together with it. */
  imports: ReadonlySet<ManifestEntry>
  /** Loaded on demand (`import()`). */
  lazy: ReadonlySet<ManifestEntry>
}

/** Lists the imports of a module. */
export function listModules(entry: ManifestEntry, entries: ReadonlyMap<string, ManifestEntry>): ImportedModules {
  const imports = walk(entry, entries, ['imports'])
  const all = walk(entry, entries, ['imports', 'dynamicImports'])
  return { imports, lazy: new Set([...all].filter((other) => other !== entry && !imports.has(other))) }
}

function walk(
  entry: ManifestEntry,
  entries: ReadonlyMap<string, ManifestEntry>,
  keys: readonly ('imports' | 'dynamicImports')[],
  found = new Set<ManifestEntry>(),
): Set<ManifestEntry> {
  for (const source of keys.flatMap((key) => entry[key] ?? [])) {
    const imported = entries.get(source)
    if (imported === undefined || found.has(imported)) continue
    found.add(imported)
    walk(imported, entries, keys, found)
  }
  return found
}
