/** Folder of a built site that holds Spearmint's own files. */
export const ASSETS_FOLDER = '_spearmint'

/** Where the built stylesheet and scripts stand in a site. All paths are relative to the site's root. */
export interface ClientAssets {
  stylesheet: string
  /** The classic script in the head that chooses light or dark before anything is painted. */
  modeScript: string
  /** Name of an island → its module script. See {@link findIslands} for what asks for one. */
  islands: ReadonlyMap<string, string>
  /** Names of all files to copy into {@link ASSETS_FOLDER}, in code-point order. */
  files: readonly string[]
}

/** An entry of Vite's manifest, as far as it is read. */
interface ManifestEntry {
  file: string
  css?: readonly string[]
}

/**
 * Reads the manifest that `vite build` wrote for `client/`.
 * @throws Error when it is not the manifest of this package's client: the package was built wrongly.
 */
export function parseClientAssets(manifestJson: string): ClientAssets {
  const entries = new Map(Object.entries(JSON.parse(manifestJson) as Record<string, ManifestEntry>))
  const islands = new Map<string, string>()
  const files = new Set<string>()
  for (const [source, entry] of entries) {
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    const island = /^islands\/(.+)\.ts$/.exec(source)?.[1]
    if (island !== undefined) islands.set(island, toSitePath(entry.file))
  }
  return {
    stylesheet: toSitePath(findFile(entries, 'styles/main.css')),
    modeScript: toSitePath(findFile(entries, 'mode.ts')),
    islands,
    files: [...files].sort(),
  }
}

function findFile(entries: ReadonlyMap<string, ManifestEntry>, source: string): string {
  const entry = entries.get(source)
  if (entry === undefined) throw new Error(`The built client has no "${source}". Build the package again.`)
  return entry.file
}

function toSitePath(file: string): string {
  return `${ASSETS_FOLDER}/${file}`
}
