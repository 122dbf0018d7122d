import type { ElementContent } from 'hast'

/** What the rendering of an operation needs of the pipeline. */
export interface ApiRenderTools {
  /** Renders Markdown of a spec to hast; raw HTML in it is shown as written. */
  renderMarkdown(markdown: string): ElementContent[]
  /** How fields are drawn (`api.paramFields` of the configuration). By default closed, without more labels. */
  fields?: FieldSettings
}

interface FieldSettings {
  /** Which fields that hold others are open at first. */
  expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'none'
  /** Keys of a schema whose value is shown after the name. */
  post: readonly string[]
}

/** Whether fields are those of a request or of an answer: read-only members are not sent, write-only ones not answered. */
export type FieldUse = 'request' | 'response'
