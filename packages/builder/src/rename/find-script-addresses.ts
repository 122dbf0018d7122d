import type { Program } from 'estree-jsx'
import type { FoundAddress } from './find-addresses.ts'

/** Names of attributes and of object keys whose text may be an address. */
const ADDRESS_NAMES = new Set(['href', 'src', 'img', 'image', 'url', 'to', 'poster', 'data', 'icon', 'logo'])

/** Whether an attribute or a key of this name may hold an address. */
export function isAddressName(name: string): boolean {
  return ADDRESS_NAMES.has(name)
}

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
 * @param isAddress whether every text in it is one
 */
export function findScriptAddresses(
  program: Program | null | undefined,
  text: string,
  isAddress = false,
): FoundAddress[] {
  const found: FoundAddress[] = []

  function visit(node: ScriptNode, kind: FoundAddress['kind'] | undefined): void {
    if (kind !== undefined && node.type === 'Literal' && typeof node.value === 'string') add(node, node.value, kind)
    for (const [key, child] of Object.entries(node)) {
      const nodes = Array.isArray(child) ? child : [child]
      for (const one of nodes)
        if (isNode(one)) visit(one, findKind(node, key) ?? (isScope(node, key) ? undefined : kind))
    }
  }

  function add({ start, end }: ScriptNode, value: string, kind: FoundAddress['kind']): void {
    if (start === undefined || end === undefined) return
    // A text with escapes in it is not written as it reads.
    if (text.slice(start + 1, end - 1) === value) found.push({ kind, value, start: start + 1, end: end - 1 })
  }

  if (program) visit(program as unknown as ScriptNode, isAddress ? 'link' : undefined)
  return found
}

/** What a text is that stands in this part of a node; undefined when the node says nothing of it. */
function findKind(node: ScriptNode, key: string): FoundAddress['kind'] | undefined {
  if (key === 'source' && /^(?:Import|Export)/.test(node.type)) return 'import'
  if (key !== 'value') return undefined
  const name = readName(node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined)
  return name !== undefined && isAddressName(name) ? 'link' : undefined
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
