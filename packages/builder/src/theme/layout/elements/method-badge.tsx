import type { Result } from 'hastscript'
import { toMethodTone } from '../../../core/index.ts'

/** Short forms, so that all badges in a sidebar have the same width. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['WEBHOOK', 'HOOK'],
])

/** Renders the badge of a method on its page. */
export function renderMethodPill(method: string): Result {
  return <span class={`method-pill ${toMethodTone(method)}`}>{method}</span>
}

/** Renders the badge of a method next to the name of a page in the sidebar. */
export function renderMethodNavPill(method: string): Result {
  return <span class={`method-nav-pill ${toMethodTone(method)}`}>{SHORT_FORMS.get(method) ?? method}</span>
}
