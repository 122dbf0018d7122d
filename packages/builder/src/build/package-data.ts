import type {
  CrashGuard,
  IconCollection,
  IconCollectionName,
  NativeParser,
  Temml,
  TypeScriptPlugin,
} from '../content/index.ts'
import type { LoadedClient, Rasterize } from '../theme/index.ts'

/** Loads files of installed packages. Each is loaded on first use, because most builds need few of them. */
export interface PackageData {
  /** Loads the stylesheets and scripts that `vite build` generates from `client/`. */
  loadClient(): Promise<LoadedClient>
  /** @throws if the package of the collection is not installed */
  loadIconCollection(name: IconCollectionName): IconCollection
  /** Loads the renderer for formulas. */
  loadTemml(): Promise<Temml>
  /** Resolves to undefined if the native parser is not installed or has no binary for this platform. */
  loadNativeParser(guard?: CrashGuard): Promise<NativeParser | undefined>
  /** Loads the syntax of TypeScript for the parser of JavaScript. */
  loadTypeScript(): Promise<TypeScriptPlugin>
  /** Starts the renderer for SVG images. */
  loadRasterizer(): Promise<Rasterize>
}
