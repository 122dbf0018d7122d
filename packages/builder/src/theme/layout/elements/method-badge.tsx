import type { Result } from 'hastscript'

/** Tones of the methods (reference 3.2). Others are grey. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['GET', 'green'],
  ['POST', 'blue'],
  ['PUT', 'yellow'],
  ['PATCH', 'orange'],
  ['DELETE', 'red'],
])

/** Short forms, so that the badges of a sidebar are of one width. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['WEBHOOK', 'HOOK'],
])

/** The badge of a method on its page. */
export function renderMethodPill(method: string): Result {
  return <span class={`method-pill tone-${TONES.get(method) ?? 'gray'}`}>{method}</span>
}

/** The badge of a method beside a page's name in the sidebar. */
export function renderMethodNavPill(method: string): Result {
  return <span class={`method-nav-pill tone-${TONES.get(method) ?? 'gray'}`}>{SHORT_FORMS.get(method) ?? method}</span>
}
