import type { PackageData } from '../../build/index.ts'
import { loadIconCollection } from './load-icon-collection.ts'

/** Data of installed packages, read from the disk. */
export const packageData: PackageData = {
  loadClient: async () => (await import('./load-client-assets.ts')).loadClientAssets(),
  loadIconCollection,
  loadKatex: async () => (await import('katex')).default,
  loadNativeParser: async (guard) => (await import('./load-native-parser.ts')).loadNativeParser(guard),
  loadTypeScript: async () => (await import('@sveltejs/acorn-typescript')).tsPlugin,
  loadRasterizer: async () => (await import('./load-rasterizer.ts')).rasterize,
}
