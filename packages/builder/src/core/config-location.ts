import type { ConfigPath } from '@spearmint/config'
import { type SourceRange, START_OF_FILE } from '@spearmint/config/diagnostics'

/** Where a value of the configuration is: in its file, or in a file that it includes. */
export interface ConfigLocation {
  file: string
  range: SourceRange
}

/** Locates the value at a path of the configuration. */
export type LocateInConfig = (path: ConfigPath) => ConfigLocation

/** Locates everything at the start of `mint.json`, for a configuration without a file. */
export const locateNothing: LocateInConfig = () => ({ file: 'mint.json', range: START_OF_FILE })
