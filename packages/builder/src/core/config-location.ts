import type { ConfigPath } from '@spearmint/config'
import { type SourceRange, START_OF_FILE } from '@spearmint/config/diagnostics'

/** Where a value of the configuration is: in its file, or in a file that it includes. */
export interface ConfigLocation {
  file: string
  range: SourceRange
  /** The path of the value as its author writes it, for messages: `docs.json` has other keys than `SiteConfig`. */
  path: ConfigPath
}

/** Locates the value at a path of the configuration. */
export type LocateInConfig = (path: ConfigPath) => ConfigLocation

/** Locates everything at the start of `mint.json`, for a configuration without a file. */
export const locateNothing: LocateInConfig = (path) => ({ file: 'mint.json', range: START_OF_FILE, path })
