import type { DivisionConfig } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import type { InvalidParts } from '../../rules/invalid-parts.ts'
import type { DocsSettings } from '../schema/settings.ts'

/** What the rules check: the valid settings, and the navigation as written and as it is read. */
export interface DocsFacts {
  settings: DocsSettings
  written: unknown
  tree: DivisionConfig
  invalid: InvalidParts
  /** Whether the schema reports an error at a path or below it. */
  hasError: (path: ConfigPath) => boolean
}
