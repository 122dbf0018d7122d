import type { Asset } from '../client-assets/asset.ts'

/** A script of an author that every page loads, after its content was read. */
export interface SiteScript extends Asset {
  /** Whether it holds `import` or `export`. */
  isModule: boolean
}
