import type { ConfigPath } from '../problems/config-path.ts'
import type { RedirectEnd } from './follow-redirects.ts'

/** The redirects that a site is built with, and where each of them ends. */
export interface RedirectRoutes {
  redirects: readonly { source: string; destination: string }[]
  ends: readonly RedirectEnd[]
  /** The path of a redirect in the file, because invalid redirects before it are left out. */
  toSourcePath: (path: ConfigPath) => ConfigPath
}
