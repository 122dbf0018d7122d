import { findNearest } from '@spearmint/config/diagnostics'
import { z } from 'zod'
import type { ComponentNode } from '../component-node.ts'
import { toJson } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'

/** How many characters of a value a message quotes. */
const MAX_QUOTE_LENGTH = 60

/** Props that every component takes. They are added to its outer element (`author-attributes.ts`) or have no effect. */
const SHARED = /^(?:id|class|className|style|key|ref|children)$|^(?:data|aria)-/

/** Whether every component takes a prop with this name. */
export function isSharedProp(name: string): boolean {
  return SHARED.test(name)
}

/**
 * Parses the props of a component with its schema. An invalid prop is reported (`component/bad-prop`) and omitted, so
 * its default applies; null counts as absent. An unknown prop is reported (`component/unknown-prop`) and ignored.
 */
export function parseProps<Props>(schema: z.ZodType<Props>, node: ComponentNode, context: RenderContext): Props {
  if (schema instanceof z.ZodObject) reportUnknown(Object.keys(schema.shape), node, context)
  return parseValues(schema, node.props, node, context)
}

/**
 * Parses values with a schema, as `parseProps` does. The messages of the schema complete the sentence "…; expected …".
 */
export function parseValues<Props>(
  schema: z.ZodType<Props>,
  props: Record<string, unknown>,
  node: ComponentNode,
  context: RenderContext,
): Props {
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== null)
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data

  const expected = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]))
  for (const [name, message] of expected) {
    context.report(
      {
        code: 'component/bad-prop',
        message: `The property "${name}" of <${node.name}> is ${quote(props[name])}; expected ${message}.`,
        suggestions: [`Use ${message}, or remove "${name}".`],
      },
      node,
    )
  }
  return schema.parse(Object.fromEntries(given.filter(([name]) => !expected.has(name))))
}

function reportUnknown(known: readonly string[], node: ComponentNode, context: RenderContext): void {
  for (const name of Object.keys(node.props)) {
    if (known.includes(name) || isSharedProp(name)) continue
    const [near] = findNearest(name, known, 1)
    context.report(
      {
        code: 'component/unknown-prop',
        message: `<${node.name}> has no property ${JSON.stringify(name)}; expected ${listNames(known)}. It is ignored.`,
        suggestions: [near === undefined ? `Remove "${name}".` : `Did you mean "${near}"?`],
      },
      node,
    )
  }
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : `one of ${names.join(', ')}`
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'type' in value) return 'JSX'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  const text = toJson(value, MAX_QUOTE_LENGTH)
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text
}
