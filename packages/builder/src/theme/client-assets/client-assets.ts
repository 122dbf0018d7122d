import type { Asset } from './asset.ts'
import { createFrame, type Frame } from './create-frame.ts'
import { listModules, type ManifestEntry } from './list-modules.ts'

/** Folder of a built site that holds Spearmint's own files. */
export const ASSETS_FOLDER = '_spearmint'

/** The source of a stylesheet that is loaded on demand, relative to `client/`. */
const ON_DEMAND_STYLE = /^(?:styles\/on-demand|\.\.\/src\/content\/components\/[^/]+)\/([^/]+)\.css$/

/** The module script of an island. */
export interface Island extends Asset {
  /** The modules it imports, and those that they import. */
  imports: readonly Asset[]
  /** What it loads only when it is wanted (`import()`), with what that imports. Pages do not name these files. */
  lazy: readonly Asset[]
  /**
   * The document that it works in (`client/frames/<name>.ts`); most have none. Pages tell the island its address in
   * `<meta name="spearmint:<name>">`.
   */
  frame?: Frame
}

/** Where the built stylesheet and scripts stand in a site. */
export interface ClientAssets {
  stylesheet: Asset
  /** The classic script in the head that chooses light or dark before anything is painted. */
  modeScript: Asset
  /** Island by name. See {@link findIslands} for what asks for one. */
  islands: ReadonlyMap<string, Island>
  /**
   * Stylesheets that few pages need, by class: `<class>.css` in a component's folder or in `client/styles/on-demand/`.
   * Only pages that contain an element of that class load it.
   */
  componentStyles: ReadonlyMap<string, Asset>
  /** Stylesheets that only some sites need: name → built file. Their text becomes part of a site's theme. */
  optionalStyles: ReadonlyMap<string, string>
  /** Names of all other files, to copy into {@link ASSETS_FOLDER}, in code-point order. */
  files: readonly string[]
}

/**
 * Reads the manifest that `vite build` wrote for `client/`.
 * @param toIntegrity gives the integrity of one of its files, by name
 * @throws Error when it is not the manifest of this package's client: the package was built wrongly.
 */
export function parseClientAssets(manifestJson: string, toIntegrity: (file: string) => string): ClientAssets {
  const entries = new Map(Object.entries(JSON.parse(manifestJson) as Record<string, ManifestEntry>))
  const toAsset = (file: string): Asset => ({ path: `${ASSETS_FOLDER}/${file}`, integrity: toIntegrity(file) })
  const islands = new Map<string, Island>()
  const componentStyles = new Map<string, Asset>()
  const optionalStyles = new Map<string, string>()
  const files = new Set<string>()
  for (const [source, entry] of entries) {
    const style = /^styles\/optional\/(.+)\.css$/.exec(source)?.[1]
    if (style !== undefined) {
      optionalStyles.set(style, entry.file)
      continue
    }
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    const styleClass = ON_DEMAND_STYLE.exec(source)?.[1]
    if (styleClass !== undefined) componentStyles.set(styleClass, toAsset(entry.file))
    const island = /^islands\/([^/]+)\.ts$/.exec(source)?.[1]
    if (island === undefined) continue
    const frame = createFrameOf(island, entries, toAsset)
    const { imports, lazy } = listModules(entry, entries)
    islands.set(island, {
      ...toAsset(entry.file),
      imports: toAssets(imports, toAsset),
      lazy: toAssets(lazy, toAsset),
      ...(frame && { frame }),
    })
  }
  return {
    stylesheet: toAsset(findFile(entries, 'styles/main.css')),
    modeScript: toAsset(findFile(entries, 'mode.ts')),
    islands,
    componentStyles,
    optionalStyles,
    files: [...files].sort(),
  }
}

function findFile(entries: ReadonlyMap<string, ManifestEntry>, source: string): string {
  const entry = entries.get(source)
  if (entry === undefined) throw new Error(`The built client has no "${source}". Build the package again.`)
  return entry.file
}

/** The document of an island that has one. */
function createFrameOf(
  island: string,
  entries: ReadonlyMap<string, ManifestEntry>,
  toAsset: (file: string) => Asset,
): Frame | undefined {
  const script = entries.get(`frames/${island}.ts`)
  if (script === undefined) return undefined
  const { imports, lazy } = listModules(script, entries)
  return createFrame({
    name: island,
    script: toAsset(script.file),
    imports: toAssets(imports, toAsset),
    later: toAssets(lazy, toAsset),
  })
}

function toAssets(modules: Iterable<ManifestEntry>, toAsset: (file: string) => Asset): Asset[] {
  return [...modules].map(({ file }) => toAsset(file))
}
