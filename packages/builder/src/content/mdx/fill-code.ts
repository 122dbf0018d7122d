import type { Evaluator } from './evaluator.ts'
import { findBinding } from './scope.ts'
import { joinText } from './values/join-text.ts'
import { isObjectValue, type Scope, type Value } from './values/value.ts'

/** Braces around a single name, as in `npm install {package}`, but not `${name}` of a shell or a template. */
const NAME = /(?<!\$)\{([a-z_$][\w$]*)\}/i

/**
 * Replaces `{name}` in the code and the title of a fence by the prop of the snippet with this name. Other braces stay as
 * they are, and so does all code of the page itself, which has no props.
 */
export function fillCode(
  code: Readonly<Record<string, unknown>>,
  scope: Scope,
  evaluator: Pick<Evaluator, 'file' | 'budget'>,
): Record<string, unknown> {
  const values = scope.file === evaluator.file ? undefined : findBinding(scope, 'props')?.get()
  if (!isObjectValue(values)) return { ...code }
  const entries = Object.entries(code).map(([key, value]) => [
    key,
    typeof value === 'string' ? fill(value, values) : value,
  ])

  function fill(text: string, props: Readonly<Record<string, Value>>): string {
    const parts = text.split(NAME).map((part, index) => (index % 2 === 0 ? part : (toText(part, props) ?? `{${part}}`)))
    return parts.length === 1 ? text : evaluator.budget.spendText(joinText(parts, ''))
  }

  return Object.fromEntries(entries)
}

function toText(name: string, props: Readonly<Record<string, Value>>): string | undefined {
  const value = Object.hasOwn(props, name) ? props[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
