import type { Asset } from '../client-assets/asset.ts'

/** A script of an author. Every page loads it after its content is parsed. */
export interface SiteScript extends Asset {
  /** Whether it contains `import` or `export`. */
  isModule: boolean
}
