import type { CrashGuard, IconCollection, IconCollectionName, Katex, NativeParser } from '../content/index.ts'
import type { LoadedClient, Rasterize } from '../theme/index.ts'

/** Loads what ships inside installed packages. Each is loaded when a build first needs it, for most builds need few. */
export interface PackageData {
  /** The stylesheets and scripts that `vite build` made of `client/`. */
  loadClient(): Promise<LoadedClient>
  /** @throws when the package of the collection is not installed. */
  loadIconCollection(name: IconCollectionName): IconCollection
  /** Loads what renders formulas. */
  loadKatex(): Promise<Katex>
  /** Undefined where the native parser has no binary for this machine or was not installed. */
  loadNativeParser(guard?: CrashGuard): Promise<NativeParser | undefined>
  /** Starts the renderer that draws SVG images. */
  loadRasterizer(): Promise<Rasterize>
}
