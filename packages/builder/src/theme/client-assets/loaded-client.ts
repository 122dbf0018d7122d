import type { ClientAssets } from './client-assets.ts'

/** The classic script of an island, or of the document that it draws in. It imports nothing. */
export interface ClassicScript {
  /** The name of the island. */
  island: string
  isFrame: boolean
  /** Path in the site. */
  path: string
  read: () => Uint8Array
}

/** The built client. A site needs little of its 4 MB, so files are read on demand. */
export interface LoadedClient {
  assets: ClientAssets
  /** Path in the site → function that reads the file. */
  contents: ReadonlyMap<string, () => Uint8Array>
  /** Name → text of the stylesheets that only some sites need. */
  optionalStyles: ReadonlyMap<string, string>
  /** The scripts of portable sites. Browsers refuse to load modules from a disk. */
  classicScripts: readonly ClassicScript[]
  /** Reads the licenses of the packages that are bundled in its scripts. */
  readLicenses(): string
  /** Reads the licenses of its fonts. */
  readFontLicenses(): string
}
