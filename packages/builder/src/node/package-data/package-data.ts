import type { PackageData } from '../../build/index.ts'
import { loadIconCollection } from './load-icon-collection.ts'

/** Data of installed packages, read from the disk. */
export const packageData: PackageData = {
  loadClient: async () => (await import('./load-client-assets.ts')).loadClientAssets(),
  loadIconCollection,
  loadNativeParser: async (guard) => (await import('./load-native-parser.ts')).loadNativeParser(guard),
  loadTypeScript: async () => (await import('@sveltejs/acorn-typescript')).tsPlugin,
  loadTemml: async () => (await import('temml')).default,
  loadRasterizer: async () => (await import('./load-rasterizer.ts')).rasterize,
}
