import type { Program } from 'estree-jsx'
import { type AddressRole, type FoundAddress, findRole, listAddress } from './found-address.ts'

/** A node of a syntax tree of JavaScript, as loosely as a walk through all of it needs. */
interface ScriptNode {
  type: string
  start?: number
  end?: number
  [key: string]: unknown
}

/**
 * Finds the addresses in an expression or a module: the sources of imports, and texts of attributes and keys whose name
 * says so.
 *
 * @param role what every text in it is
 */
export function findScriptAddresses(
  program: Program | null | undefined,
  text: string,
  role?: AddressRole,
): FoundAddress[] {
  const found: FoundAddress[] = []

  function visit(node: ScriptNode, role: AddressRole | undefined): void {
    const value = role && readText(node)
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

/** The text that a node is: between quotes, or between backticks with nothing to be put in. */
function readText(node: ScriptNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  const [quasi, ...more] = node.type === 'TemplateLiteral' ? ((node as { quasis?: TemplatePart[] }).quasis ?? []) : []
  return more.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
}

interface TemplatePart {
  value: { cooked?: string | null }
}

/** What a text is that stands in this part of a node; undefined when the node says nothing of it. */
function findRoleOf(node: ScriptNode, key: string): AddressRole | undefined {
  if (key === 'source' && /^(?:Import|Export)/.test(node.type)) return 'import'
  if (key !== 'value') return undefined
  const name = readName(node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined)
  return name === undefined ? undefined : findRole(name)
}

/** Whether what is around a node does not speak for this part of it: another attribute, or what an element holds. */
function isScope(node: ScriptNode, key: string): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXAttribute' || (node.type === 'Property' && key === 'value')
}

function readName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const name = node.type === 'Literal' ? node.value : node.name
  return typeof name === 'string' ? name : undefined
}

function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
