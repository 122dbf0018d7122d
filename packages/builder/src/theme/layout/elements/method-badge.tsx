import type { Result } from 'hastscript'

/** Colors of the methods (docs/reference/mint-json.mdx#page-frame). Others are gray. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['GET', 'green'],
  ['POST', 'blue'],
  ['PUT', 'yellow'],
  ['PATCH', 'orange'],
  ['DELETE', 'red'],
])

/** Short forms, so that all badges in a sidebar have the same width. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['WEBHOOK', 'HOOK'],
])

/** Renders the badge of a method on its page. */
export function renderMethodPill(method: string): Result {
  return <span class={`method-pill tone-${TONES.get(method) ?? 'gray'}`}>{method}</span>
}

/** Renders the badge of a method next to the name of a page in the sidebar. */
export function renderMethodNavPill(method: string): Result {
  return <span class={`method-nav-pill tone-${TONES.get(method) ?? 'gray'}`}>{SHORT_FORMS.get(method) ?? method}</span>
}
