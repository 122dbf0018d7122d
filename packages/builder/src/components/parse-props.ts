import type { z } from 'zod'
import type { ComponentNode, RenderContext } from '../model/component.ts'

/** How much of a value a message quotes. */
const QUOTE_LENGTH = 60

/**
 * Reads a component's props by its schema. A prop that does not fit is reported (`component/bad-prop`) and left out, so
 * its default holds; absent and null are the same. The messages of the schema's checks say what was expected: they end
 * the sentence "…; expected …".
 */
export function parseProps<Props>(schema: z.ZodType<Props>, node: ComponentNode, context: RenderContext): Props {
  const given = Object.entries(node.props).filter(([, value]) => value !== undefined && value !== null)
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data

  const expected = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]))
  for (const [name, message] of expected) {
    context.report(
      {
        code: 'component/bad-prop',
        severity: 'warning',
        message: `The property "${name}" of <${node.name}> is ${quote(node.props[name])}; expected ${message}.`,
        suggestions: [`Write ${message}, or remove "${name}".`],
      },
      node,
    )
  }
  return schema.parse(Object.fromEntries(given.filter(([name]) => !expected.has(name))))
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'type' in value) return 'JSX'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text
}
