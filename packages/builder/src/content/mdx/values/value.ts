import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'estree-jsx'
import type { Root } from 'hast'
import type { ContentProblem } from '../../codes/content-codes.ts'
import type { Budget } from '../budget.ts'
import type { Ownership } from '../ownership.ts'
import type { SourceLocation } from '../source-position.ts'
import { MapValue, SetValue } from './collection-value.ts'
import { DateValue } from './date-value.ts'
import { RegExpValue } from './reg-exp-value.ts'

/** The value of a name. Getting it may evaluate it, and may throw an `EvaluationError`. */
export interface Binding {
  get(): Value
  /** Assigns a new value to a variable. Undefined for names that are constant. */
  set?(value: Value): void
}

/** The names that are visible at a location in a file. */
export interface Scope {
  /** The file that the code in this scope is from, for the locations of problems. */
  readonly file: string
  readonly bindings: ReadonlyMap<string, Binding>
  readonly parent?: Scope | undefined
  /**
   * Whether the code is part of a component: a component file, or the body of a function. Handlers and effects there are
   * never called, so a function that isn't supported is a problem only if something calls it.
   */
  readonly isComponentCode: boolean
}

/** A parsed file of content: hast that still contains MDX nodes. Pages share it, so it must never be changed. */
export interface LoadedFile {
  /** Path relative to the site's folder, with `/`. */
  file: string
  tree: Root
  /** Set for a file of components, such as `.jsx`. Undefined for Markdown. */
  components?: { isValid: boolean } | undefined
}

/** A file of content with its imports and exports. */
export interface ContentModule extends LoadedFile {
  /** The imports and definitions of the file, which its functions can use. */
  scope: Scope
  exports: ReadonlyMap<string, Binding>
}

/** What an expression in content can evaluate to. No value gives access to JavaScript's prototypes. */
export type Value =
  | Primitive
  | ListValue
  | ObjectValue
  | Root
  | FunctionValue
  | RegExpValue
  | DateValue
  | MapValue<Value>
  | SetValue<Value>
  | SnippetValue
  | MissingValue

export type Primitive = string | number | boolean | null | undefined

export type ListValue = readonly Value[]

/** An object in content. It has no prototype, see {@link createObject}. */
export interface ObjectValue {
  readonly [key: string]: Value
}

/** What can be called: a function in content, or a built-in function. */
export type FunctionValue = Closure | BuiltIn

export type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration

/** A function in content, with the scope that it is defined in. */
export class Closure {
  readonly node: FunctionNode
  readonly scope: Scope

  constructor(node: FunctionNode, scope: Scope) {
    this.node = node
    this.scope = scope
  }
}

/** Calls a function in content. */
export type Invoke = (callback: Value, parameters: Value[]) => Value

/** What a built-in function can use besides its arguments. */
export interface BuiltInContext {
  invoke: Invoke
  budget: Budget
  ownership: Ownership
  /** Where it is called. */
  location: SourceLocation
  report(problem: ContentProblem, location: SourceLocation): void
}

/** A function that content can call, such as `Object.keys`. It throws an `ArgumentError` for an invalid argument. */
export class BuiltIn {
  readonly name: string
  readonly apply: (parameters: readonly Value[], context: BuiltInContext) => Value
  /** How many arguments are evaluated. Code in the others, such as an effect, never runs. */
  readonly arity: number
  /** Whether a component that calls it changes in a browser, so that only its first state can be shown. */
  readonly isStateful: boolean
  /** What `new` creates. Undefined if content can't use it with `new`. */
  readonly construct: BuiltIn['apply'] | undefined
  /** Its own functions, such as `isArray` of `Array`. */
  readonly members: ObjectValue | undefined

  constructor(
    name: string,
    apply: BuiltIn['apply'],
    {
      arity = Number.POSITIVE_INFINITY,
      isStateful = false,
      construct,
      members,
    }: Partial<Pick<BuiltIn, 'arity' | 'isStateful' | 'construct' | 'members'>> = {},
  ) {
    this.name = name
    this.apply = apply
    this.arity = arity
    this.isStateful = isStateful
    this.construct = construct
    this.members = members
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
 * An import or definition that failed and was reported. As a component it renders its children, with a note if it is code.
 * Expressions that use it can't be evaluated.
 */
export class MissingValue {
  readonly name: string
  /** Whether it exists, but is code that would have to run. */
  readonly isCode: boolean

  constructor(name: string, { isCode }: { isCode: boolean }) {
    this.name = name
    this.isCode = isCode
  }
}

/** Keys that give access to prototypes in JavaScript. Content can neither read nor write them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key)
}

/** Creates an object without a prototype. If a key occurs more than once, its last entry wins. */
export function createObject(entries: Iterable<readonly [string, Value]>): ObjectValue {
  const object: Record<string, Value> = Object.create(null)
  for (const [key, value] of entries) object[key] = value
  return object
}

export function isListValue(value: unknown): value is ListValue {
  return Array.isArray(value)
}

/** Whether the value is an object that is written in content, unlike hast, functions and lists. */
export function isObjectValue(value: unknown): value is ObjectValue {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null
}

/**
 * Whether the value of a prop is hast, that is, was written as JSX. It is always a root. Objects that are written in
 * content are never hast, not even `{type: 'root', children: []}`, because they have no prototype.
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

/** Describes the kind of a value for a message: `a list`, `a function`, `undefined`. */
export function describeKind(value: Value): string {
  if (value === null || value === undefined) return String(value)
  if (isListValue(value)) return 'a list'
  if (isHastValue(value)) return 'JSX'
  if (isFunctionValue(value)) return 'a function'
  if (value instanceof RegExpValue) return 'a regular expression'
  if (value instanceof DateValue) return 'a date'
  if (value instanceof MapValue) return 'a map'
  if (value instanceof SetValue) return 'a set'
  if (value instanceof SnippetValue) return 'a snippet'
  if (value instanceof MissingValue) return `the missing import "${value.name}"`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
