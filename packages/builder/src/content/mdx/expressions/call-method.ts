import type { Budget } from '../budget.ts'
import { EvaluationError } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { badExpression, sharedValue, unsupportedCode } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { COLLECTION_CHANGES, MAP_METHODS, SET_METHODS } from '../values/collection-methods.ts'
import { MapValue, SetValue } from '../values/collection-value.ts'
import { findDateMethod } from '../values/date-methods.ts'
import { DateValue } from '../values/date-value.ts'
import { listItems } from '../values/jsx-items.ts'
import { LIST_CHANGES } from '../values/list-changes.ts'
import { LIST_METHODS } from '../values/list-methods.ts'
import { formatNumber } from '../values/number-format.ts'
import { PATTERN_METHODS } from '../values/pattern-methods.ts'
import { RegExpValue } from '../values/reg-exp-value.ts'
import { TEXT_METHODS } from '../values/text-methods.ts'
import { ArgumentError, toNumberArgument, toTextArgument } from '../values/to-argument.ts'
import { describeKind, type Invoke, isFunctionValue, isHastValue, isListValue, type Value } from '../values/value.ts'

/** What one use of a regular expression may cost in the worst case, and how much of it is one step of the page. */
const MAX_COST = 10_000_000
const COST_PER_STEP = 256
const ITEMS_PER_STEP = 64
const CHARACTERS_PER_STEP = 1024

/** A call such as `list.map(…)`. */
export interface MethodCall {
  object: Value
  name: string
  parameters: Value[]
  location: SourceLocation
}

/** Methods whose result may be a list that existed before. All others return a new one. */
const RETURNS_ITEM: ReadonlySet<string> = new Set(['at', 'find', 'findLast', 'get', 'pop', 'reduce', 'shift'])

/**
 * Calls one of the methods that lists, strings, numbers, dates, maps and sets have in content. Throws an `EvaluationError`
 * for others.
 */
export function callMethod(call: MethodCall, evaluator: Evaluator): Value {
  const { object, name, parameters, location } = call
  const invoke = createInvoke(location, evaluator)
  evaluator.budget.spend(toCost(object, parameters))
  if (object === null || object === undefined) {
    throw new EvaluationError(badExpression(`Cannot call "${name}" on ${object}.`), location)
  }
  const method =
    findPatternMethod(call, evaluator, invoke) ??
    findChange(call, evaluator) ??
    findMethod(object, name, evaluator.budget)
  if (!method) throw new EvaluationError(unsupportedCode(`The method "${name}" of ${describeKind(object)}`), location)
  try {
    const result = method(parameters, invoke)
    if (typeof result === 'string') return evaluator.budget.spendText(result)
    if (!isListValue(result) || result === object || RETURNS_ITEM.has(name)) return result
    return evaluator.ownership.own(evaluator.budget.spendList(result as Value[]))
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    throw new EvaluationError(badExpression(`${name}(): ${error.message}`), location)
  }
}

/**
 * What a method that reads the whole collection or text may cost, in steps: one callback costs far more than one item. A
 * text that is searched is compared with each item.
 */
function toCost(object: Value, [wanted]: readonly Value[]): number {
  if (typeof object === 'string') return Math.ceil(object.length / CHARACTERS_PER_STEP)
  if (object instanceof MapValue) return Math.ceil(object.map.size / ITEMS_PER_STEP)
  if (object instanceof SetValue) return Math.ceil(object.set.size / ITEMS_PER_STEP)
  if (!isListValue(object)) return 0
  const perItem = typeof wanted === 'string' ? Math.max(1, Math.ceil(wanted.length / CHARACTERS_PER_STEP)) : 1
  return Math.ceil(object.length / ITEMS_PER_STEP) * perItem
}

/** Creates the function with which built-in code calls functions in content. */
export function createInvoke(location: SourceLocation, evaluator: Pick<Evaluator, 'call'>): Invoke {
  return (callback, parameters) => {
    if (!isFunctionValue(callback)) throw new ArgumentError('a function', callback)
    return evaluator.call(callback, parameters, location)
  }
}

type Method = (parameters: Value[], invoke: Invoke) => Value

/** Finds a method of which the object or the first argument is a regular expression, and pays for the search. */
function findPatternMethod(
  { object, name, parameters, location }: MethodCall,
  { budget }: Evaluator,
  invoke: Invoke,
): Method | undefined {
  const [first, second] = parameters
  const [text, pattern] = object instanceof RegExpValue ? [first, object] : [object, first]
  const method = PATTERN_METHODS.get(name)
  if (!method || !(pattern instanceof RegExpValue) || (name === 'test') !== (pattern === object)) return undefined
  return () => {
    const searched = toTextArgument(text)
    const cost = pattern.toCost(searched.length)
    if (cost > MAX_COST)
      throw new EvaluationError(unsupportedCode('A regular expression for such a long text'), location)
    budget.spend(Math.ceil(cost / COST_PER_STEP))
    return method(searched, pattern, second, { budget, invoke })
  }
}

/** Finds a method that changes a list, map or set. `sort()` and `reverse()` return a copy of what they can't change. */
function findChange({ object, name, location }: MethodCall, { budget, ownership }: Evaluator): Method | undefined {
  const change = isListValue(object) ? LIST_CHANGES.get(name) : undefined
  const isCollection = object instanceof MapValue || object instanceof SetValue
  if (!change && !(isCollection && COLLECTION_CHANGES.has(name))) return undefined
  if (ownership.isOwned(object as object)) {
    budget.spend(1)
    return change && ((parameters, invoke) => change(object as Value[], parameters, { budget, invoke }))
  }
  if (isListValue(object) && LIST_METHODS.has(name)) return undefined
  throw new EvaluationError(sharedValue(object), location)
}

function findMethod(object: Value, name: string, budget: Budget): Method | undefined {
  if (object instanceof MapValue) {
    const method = MAP_METHODS.get(name)
    return method && ((parameters, invoke) => method(object, parameters, invoke))
  }
  if (object instanceof SetValue) {
    const method = SET_METHODS.get(name)
    return method && ((parameters, invoke) => method(object, parameters, invoke))
  }
  // Several children are a list in React.
  if (isHastValue(object)) return findMethod(listItems(object, budget), name, budget)
  if (object instanceof DateValue) return findDateMethod(object, name)
  if (isListValue(object)) {
    const method = LIST_METHODS.get(name)
    return method && ((parameters, invoke) => method(object, parameters, invoke, budget))
  }
  if (typeof object === 'string') {
    const method = TEXT_METHODS.get(name)
    return method && ((parameters) => method(object, parameters))
  }
  if (typeof object === 'number' && name === 'toString') return () => String(object)
  if (typeof object === 'number' && name === 'toLocaleString') return (parameters) => formatNumber(object, parameters)
  if (typeof object === 'number' && name === 'toFixed') {
    return ([digits]) => object.toFixed(Math.min(100, Math.max(0, toNumberArgument(digits, 0))))
  }
  return undefined
}
