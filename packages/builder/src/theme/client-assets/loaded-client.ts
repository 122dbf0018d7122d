import type { ClientAssets } from './client-assets.ts'

/** The built client. Of its 4 MB a site needs little, so contents are read when they are asked for. */
export interface LoadedClient {
  assets: ClientAssets
  /** Path in the site → what gives its content. */
  contents: ReadonlyMap<string, () => Uint8Array>
  /** Name of a stylesheet that only some sites need → its text. */
  optionalStyles: ReadonlyMap<string, string>
  /** Gives the licences of the packages that are bundled in its scripts. */
  readLicenses(): string
}
