import type { IconLibrary } from '../model/site-config.ts'
import type { ConfigPath } from '../problems/config-path.ts'

/** An icon in a configuration. */
export interface ConfigIcon {
  icon: string
  type: string | undefined
  /** The library in which it is looked up first. Font Awesome by default. */
  library?: IconLibrary | undefined
  path: ConfigPath
}
