import { EvaluationError } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { LIST_METHODS } from './list-methods.ts'
import { badExpression, unsupportedCode } from './problems.ts'
import type { SourceLocation } from './source-position.ts'
import { TEXT_METHODS } from './text-methods.ts'
import { ArgumentError, toNumberArgument } from './to-argument.ts'
import { describeKind, type Invoke, isFunctionValue, isListValue, type Value } from './value.ts'

/** A call such as `list.map(…)`. */
export interface MethodCall {
  object: Value
  name: string
  parameters: Value[]
  location: SourceLocation
}

/** Calls one of the pure methods that lists, strings and numbers have in content. Throws an `EvaluationError` for others. */
export function callMethod(call: MethodCall, evaluator: Evaluator): Value {
  const { object, name, parameters, location } = call
  const invoke = createInvoke(location, evaluator)
  if (object === null || object === undefined) {
    throw new EvaluationError(badExpression(`Cannot call "${name}" on ${object}.`), location)
  }
  const method = findMethod(object, name)
  if (!method) throw new EvaluationError(unsupportedCode(`The method "${name}" of ${describeKind(object)}`), location)
  try {
    const result = method(parameters, invoke)
    if (typeof result === 'string') return evaluator.budget.spendText(result)
    return isListValue(result) ? evaluator.budget.spendList([...result]) : result
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    throw new EvaluationError(badExpression(`${name}(): ${error.message}`), location)
  }
}

/** Creates the function with which built-in code calls functions in content. */
export function createInvoke(location: SourceLocation, evaluator: Pick<Evaluator, 'call'>): Invoke {
  return (callback, parameters) => {
    if (!isFunctionValue(callback)) throw new ArgumentError('a function', callback)
    return evaluator.call(callback, parameters, location)
  }
}

function findMethod(object: Value, name: string): ((parameters: Value[], invoke: Invoke) => Value) | undefined {
  if (isListValue(object)) {
    const method = LIST_METHODS.get(name)
    return method && ((parameters, invoke) => method(object, parameters, invoke))
  }
  if (typeof object === 'string') {
    const method = TEXT_METHODS.get(name)
    return method && ((parameters) => method(object, parameters))
  }
  if (typeof object === 'number' && name === 'toString') return () => String(object)
  if (typeof object === 'number' && name === 'toLocaleString') return () => object.toLocaleString('en-US')
  if (typeof object === 'number' && name === 'toFixed') {
    return ([digits]) => object.toFixed(Math.min(100, Math.max(0, toNumberArgument(digits, 0))))
  }
  return undefined
}
