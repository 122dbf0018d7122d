/** What is known of an operation before it is read. */
export interface OperationHead {
  kind: 'operation' | 'webhook'
  /** Upper case; `WEBHOOK` for webhooks. */
  method: string
  /** Path, or name of the webhook. */
  path: string
  summary?: string
  description?: string
  isDeprecated: boolean
  tags: readonly string[]
  /** `x-hidden`: a page that the navigation does not list. */
  isHidden: boolean
  /** `x-excluded`: no page. */
  isExcluded: boolean
  /** `x-mint` of the operation (reference 6.5). */
  mint: { href?: string; content?: string; metadata: Readonly<Record<string, unknown>> }
}
