import type { DivisionConfig } from '../../model/site-config.ts'
import type { InvalidParts } from '../../rules/invalid-parts.ts'
import type { DocsSettings } from '../schema/settings.ts'

/** What the rules check: the valid settings, and the navigation as written and as it is read. */
export interface DocsFacts {
  settings: DocsSettings
  written: unknown
  tree: DivisionConfig
  invalid: InvalidParts
}
