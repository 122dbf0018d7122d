import type { Asset } from './asset.ts'
import { createFrame, type Frame } from './create-frame.ts'
import { listModules, type ManifestEntry } from './list-modules.ts'

/** The folder of a built site that contains Spearmint's own files. */
export const ASSETS_FOLDER = '_spearmint'

/** The source of a stylesheet that is loaded on demand, relative to `client/`. */
const ON_DEMAND_STYLE = /^(?:styles\/on-demand|\.\.\/src\/content\/components\/[^/]+)\/([^/]+)\.css$/

/** The script of an island: a module, or in portable sites a classic script. */
export interface Island extends Asset {
  isClassic?: boolean
  /** The modules it imports, directly and indirectly. */
  imports: readonly Asset[]
  /** The modules it loads on demand (`import()`), with what they import. Pages don't refer to these files. */
  lazy: readonly Asset[]
  /**
   * The document it runs in (`client/frames/<name>.ts`). Most islands have none. Pages pass its address to the island in
   * `<meta name="spearmint:<name>">`.
   */
  frame?: Frame
}

/** A stylesheet that only some sites need. */
interface OptionalStyle {
  /** The name of the built file. */
  file: string
  /** The paths in a site of the fonts it loads. */
  fonts: readonly string[]
}

/** The built stylesheets and scripts, and their locations in a site. */
export interface ClientAssets {
  stylesheet: Asset
  /** The classic script in the head, which chooses light or dark mode before the first paint and opens the search. */
  headScript: Asset
  /** Islands by name. `toAssetUsage` (layout/asset-usage.ts) finds out which of them a page uses. */
  islands: ReadonlyMap<string, Island>
  /**
   * Stylesheets that few pages need, by class: `<class>.css` in a component's folder or in `client/styles/on-demand/`.
   * Only pages that contain an element of that class load it.
   */
  componentStyles: ReadonlyMap<string, Asset>
  /** Stylesheets that only some sites need, by name. Their text becomes part of the theme of a site. */
  optionalStyles: ReadonlyMap<string, OptionalStyle>
  /** The names of all other files, which are copied into {@link ASSETS_FOLDER}, in code-point order. */
  files: readonly string[]
}

/**
 * Parses the manifest that `vite build` wrote for `client/`.
 * @param toIntegrity returns the integrity of a file, by name
 * @throws Error if it isn't the manifest of this package's client, so the package was built incorrectly
 */
export function parseClientAssets(manifestJson: string, toIntegrity: (file: string) => string): ClientAssets {
  const entries = new Map(Object.entries(JSON.parse(manifestJson) as Record<string, ManifestEntry>))
  const toAsset = (file: string): Asset => ({ path: `${ASSETS_FOLDER}/${file}`, integrity: toIntegrity(file) })
  const islands = new Map<string, Island>()
  const componentStyles = new Map<string, Asset>()
  const optionalStyles = new Map<string, OptionalStyle>()
  const files = new Set<string>()
  for (const [source, entry] of entries) {
    const style = /^styles\/optional\/(.+)\.css$/.exec(source)?.[1]
    if (style !== undefined) {
      const fonts = entry.assets ?? []
      optionalStyles.set(style, { file: entry.file, fonts: fonts.map((file) => `${ASSETS_FOLDER}/${file}`) })
      for (const file of fonts) files.add(file)
      continue
    }
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    const styleClass = ON_DEMAND_STYLE.exec(source)?.[1]
    if (styleClass !== undefined) componentStyles.set(styleClass, toAsset(entry.file))
    const island = /^islands\/([^/]+)\.ts$/.exec(source)?.[1]
    if (island === undefined) continue
    const frame = createIslandFrame(island, entries, toAsset)
    const { imports, lazy } = listModules(entry, entries)
    islands.set(island, {
      ...toAsset(entry.file),
      imports: toAssets(imports, toAsset),
      lazy: toAssets(lazy, toAsset),
      ...(frame && { frame }),
    })
  }
  return {
    stylesheet: toAsset(resolveFile(entries, 'styles/main.css')),
    headScript: toAsset(resolveFile(entries, 'head.ts')),
    islands,
    // Sorted by file name, so that moving a stylesheet doesn't change the order in which pages load them.
    componentStyles: new Map([...componentStyles].sort(([one], [other]) => (`${one}.css` < `${other}.css` ? -1 : 1))),
    optionalStyles,
    files: [...files].sort(),
  }
}

function resolveFile(entries: ReadonlyMap<string, ManifestEntry>, source: string): string {
  const entry = entries.get(source)
  if (entry === undefined) throw new Error(`The built client has no "${source}". Build the package again.`)
  return entry.file
}

/** Creates the document of an island. Undefined for an island without one. */
function createIslandFrame(
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
    lazy: toAssets(lazy, toAsset),
  })
}

function toAssets(modules: Iterable<ManifestEntry>, toAsset: (file: string) => Asset): Asset[] {
  return [...modules].map(({ file }) => toAsset(file))
}
