import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'estree-jsx'
import type { Root } from 'hast'
import type { ContentModule } from './content-module.ts'
import type { Scope } from './scope.ts'

/** What an expression of the content may evaluate to. Nothing in it can reach JavaScript's own prototypes. */
export type Value = Primitive | ListValue | ObjectValue | Root | FunctionValue | SnippetValue | MissingValue

export type Primitive = string | number | boolean | null | undefined

export type ListValue = readonly Value[]

/** An object of the content. It has no prototype, see {@link createObject}. */
export interface ObjectValue {
  readonly [key: string]: Value
}

/** What can be called: a function of the content or one of the few we offer. */
export type FunctionValue = Closure | BuiltIn

export type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration

/** A function of the content with the scope it stands in. */
export class Closure {
  readonly node: FunctionNode
  readonly scope: Scope

  constructor(node: FunctionNode, scope: Scope) {
    this.node = node
    this.scope = scope
  }
}

/** A pure function we offer to content, such as `Object.keys`. It throws an `ArgumentError` on a wrong one. */
export class BuiltIn {
  readonly name: string
  readonly apply: (argument: Value) => Value

  constructor(name: string, apply: (argument: Value) => Value) {
    this.name = name
    this.apply = apply
  }
}

/** The content of an imported file, used as a component. */
export class SnippetValue {
  readonly module: ContentModule

  constructor(module: ContentModule) {
    this.module = module
  }
}

/**
 * An import or definition that failed and was reported. As a component it shows its children, one that is program code
 * with a note; in an expression nothing works.
 */
export class MissingValue {
  readonly name: string
  /** Whether there is something, which would have to run. */
  readonly isProgram: boolean

  constructor(name: string, { isProgram }: { isProgram: boolean }) {
    this.name = name
    this.isProgram = isProgram
  }
}

/** Keys that lead to prototypes in JavaScript; content may neither read nor write them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key)
}

/** Makes an object without prototype of entries; the last entry of a key wins. */
export function createObject(entries: Iterable<readonly [string, Value]>): ObjectValue {
  const object: Record<string, Value> = Object.create(null)
  for (const [key, value] of entries) object[key] = value
  return object
}

export function isListValue(value: unknown): value is ListValue {
  return Array.isArray(value)
}

/** Whether the value is an object written in the content; hast, functions and lists are not. */
export function isObjectValue(value: unknown): value is ObjectValue {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null
}

/**
 * Whether the value of a prop is hast, that is, was written as JSX: always a root. An object written in the content
 * never passes, even `{type: 'root', children: []}`, for such objects have no prototype.
 */
export function isHastValue(value: unknown): value is Root {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    'type' in value &&
    value.type === 'root'
  )
}

export function isFunctionValue(value: unknown): value is FunctionValue {
  return value instanceof Closure || value instanceof BuiltIn
}

export function isPrimitive(value: Value): value is Primitive {
  return value === null || typeof value !== 'object'
}

/** Names the kind of a value for a message: `a list`, `a function`, `undefined`. */
export function describeKind(value: Value): string {
  if (value === null || value === undefined) return String(value)
  if (isListValue(value)) return 'a list'
  if (isHastValue(value)) return 'JSX'
  if (isFunctionValue(value)) return 'a function'
  if (value instanceof SnippetValue) return 'a snippet'
  if (value instanceof MissingValue) return `the missing import "${value.name}"`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
