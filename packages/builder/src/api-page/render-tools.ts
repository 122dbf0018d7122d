import type { ElementContent } from 'hast'

/** What the rendering of an operation needs of the pipeline. */
export interface ApiRenderTools {
  /** Renders Markdown of a spec to hast; raw HTML in it is shown as written. */
  renderMarkdown(markdown: string): ElementContent[]
}

/** Whether fields are those of a request or of an answer: read-only members are not sent, write-only ones not answered. */
export type FieldUse = 'request' | 'response'
