import type { Program } from 'estree-jsx'
import { type AddressRole, type FoundAddress, findRole, listAddress } from './found-address.ts'

/** A node of a JavaScript syntax tree, typed as loosely as walking all of it needs. */
interface ScriptNode {
  type: string
  start?: number
  end?: number
  [key: string]: unknown
}

/**
 * Lists the addresses in an expression or a module: the sources of imports, and the strings of attributes and keys that
 * hold addresses by their name.
 *
 * @param role The role of every string in the program.
 */
export function listScriptAddresses(
  program: Program | null | undefined,
  text: string,
  role?: AddressRole,
): FoundAddress[] {
  const found: FoundAddress[] = []

  function visit(node: ScriptNode, role: AddressRole | undefined): void {
    const value = role && toText(node)
    if (role !== undefined && value !== undefined && node.start !== undefined && node.end !== undefined) {
      found.push(...listAddress(role, value, { start: node.start + 1, end: node.end - 1 }, text))
    }
    for (const [key, child] of Object.entries(node)) {
      const nodes = Array.isArray(child) ? child : [child]
      for (const one of nodes)
        if (isNode(one)) visit(one, findRoleOf(node, key) ?? (isScope(node, key) ? undefined : role))
    }
  }

  if (program) visit(program as unknown as ScriptNode, role)
  return found
}

/** Returns the text of a string literal, or of a template literal without expressions. */
function toText(node: ScriptNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  const [quasi, ...more] = node.type === 'TemplateLiteral' ? ((node as { quasis?: TemplatePart[] }).quasis ?? []) : []
  return more.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
}

interface TemplatePart {
  value: { cooked?: string | null }
}

/** Finds the role of strings in a part of a node. Undefined if the node does not determine it. */
function findRoleOf(node: ScriptNode, key: string): AddressRole | undefined {
  if (key === 'source' && /^(?:Import|Export)/.test(node.type)) return 'import'
  if (key !== 'value') return undefined
  const name = toName(node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined)
  return name === undefined ? undefined : findRole(name)
}

/** Whether the role of the surrounding code does not apply to this part of a node, such as another attribute or children. */
function isScope(node: ScriptNode, key: string): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXAttribute' || (node.type === 'Property' && key === 'value')
}

function toName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const name = node.type === 'Literal' ? node.value : node.name
  return typeof name === 'string' ? name : undefined
}

function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
