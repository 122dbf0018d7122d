import type { Program } from 'estree-jsx'

/** Expressions with a type, such as `a as string` and `a!`, which have the value of the expression in them. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSInstantiationExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
])

type Syntax = Record<string, unknown> & { type?: string }

/**
 * Removes the types from a program, so that only JavaScript remains. Annotations of names and parameters stay: nothing reads
 * them. Changes the program, whose nesting the parser has limited.
 */
export function stripTypes(program: Program): Program {
  return strip(program as unknown as Syntax) as unknown as Program
}

function strip(node: Syntax): Syntax {
  if (WRAPPERS.has(node.type ?? '')) return strip(node.expression as Syntax)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue
    if (Array.isArray(value)) node[key] = value.filter((item) => !isType(item)).map((item) => stripValue(item))
    else node[key] = stripValue(value)
  }
  return node
}

function stripValue(value: unknown): unknown {
  return isSyntax(value) ? strip(value) : value
}

/** Whether a part of a list exists for types only: a declaration, an imported type, or the parameter `this`. */
function isType(node: unknown): boolean {
  if (!isSyntax(node)) return false
  const { type = '' } = node
  if (node.importKind === 'type' || node.exportKind === 'type' || node.declare === true) return true
  if (type === 'Identifier') return node.name === 'this'
  if (type === 'ExportNamedDeclaration' && isSyntax(node.declaration)) return isType(node.declaration)
  return /^TS(?:TypeAlias|Interface|Module|Enum)Declaration$|^TSDeclareFunction$/.test(type)
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp)
}
