import type { ConfigPath } from '../problems/config-path.ts'

/** An icon in a configuration. */
export interface ConfigIcon {
  icon: string
  type: string | undefined
  path: ConfigPath
}
