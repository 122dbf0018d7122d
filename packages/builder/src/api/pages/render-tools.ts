import type { PageWords } from '@spearmint/config/words'
import type { MarkdownRenderer } from '../request/to-playground-model.ts'

/** What rendering an operation needs. */
export interface ApiRenderTools extends MarkdownRenderer {
  words: PageWords
  /** How fields are rendered (`api.paramFields`). Default: collapsed, without additional labels. */
  fields?: FieldSettings
}

interface FieldSettings {
  /** Which fields with members are expanded at first. */
  expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'none'
  /** Schema keys whose values are shown after the name. */
  post: readonly string[]
}

/** Whether fields belong to a request or a response. Requests have no read-only members, responses no write-only ones. */
export type FieldUse = 'request' | 'response'
