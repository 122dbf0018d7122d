import type { ClientAssets } from './client-assets.ts'

/** The built client. A site needs little of its 4 MB, so files are read on demand. */
export interface LoadedClient {
  assets: ClientAssets
  /** Path in the site → function that reads the file. */
  contents: ReadonlyMap<string, () => Uint8Array>
  /** Name → text of the stylesheets that only some sites need. */
  optionalStyles: ReadonlyMap<string, string>
  /** Reads the licenses of the packages that are bundled in its scripts. */
  readLicenses(): string
  /** Reads the licenses of its fonts. */
  readFontLicenses(): string
}
