import { type Budget, MAX_LIST_LENGTH } from '../budget.ts'
import { EvaluationError } from '../evaluation-error.ts'
import { unsupportedCode } from '../problems.ts'
import { MapValue, SetValue } from './collection-value.ts'
import { DateValue } from './date-value.ts'
import { findItems } from './find-items.ts'
import { listNodes } from './jsx-items.ts'
import { ArgumentError, toNumberArgument, toTextArgument } from './to-argument.ts'
import {
  BuiltIn,
  type BuiltInContext,
  createObject,
  isForbiddenKey,
  isHastValue,
  isListValue,
  isObjectValue,
  isPrimitive,
  type ListValue,
  type ObjectValue,
  type Value,
} from './value.ts'

type Apply = BuiltIn['apply']

/** JavaScript's global objects with functions of their own, as far as content can use them. */
export const GLOBAL_OBJECTS: readonly BuiltIn[] = [
  new BuiltIn('Array', createArray, {
    construct: createArray,
    members: toMembers('Array', {
      // Several children are a list in React.
      isArray: ([value], { budget }) =>
        isListValue(value) || (isHastValue(value) && listNodes(value, budget).length > 1),
      from: createList,
      of: (items) => [...items],
    }),
  }),
  new BuiltIn('Object', ([value]) => value ?? createObject([]), {
    members: toMembers('Object', {
      keys: ([value], { budget }) => budget.spendList(Object.keys(toObjectArgument(value))),
      values: ([value], { budget }) => budget.spendList(Object.values(toObjectArgument(value))),
      entries: ([value], { budget, ownership }) =>
        budget.spendList(Object.entries(toObjectArgument(value))).map((entry) => ownership.own(entry)),
      fromEntries: ([entries], { ownership, budget }) =>
        ownership.own(createObject(budget.spendList(toItems(entries, budget).map(toEntry)))),
      assign,
      freeze: ([value]) => value,
      hasOwn: ([value, key]) => Object.hasOwn(toObjectArgument(value), toKey(key)),
    }),
  }),
  new BuiltIn('Map', failWithoutNew, {
    construct: ([entries], { ownership, budget }) =>
      ownership.own(new MapValue(budget.spendList(toItems(entries ?? [], budget).map(toPair)))),
  }),
  new BuiltIn('Set', failWithoutNew, {
    construct: ([items], { ownership, budget }) =>
      ownership.own(new SetValue(budget.spendList([...toItems(items ?? [], budget)]))),
  }),
  new BuiltIn('Date', failWithoutNew, {
    construct: createDate,
    members: toMembers('Date', {
      UTC: (parts) => toDate(parts).time,
      // The result would be different in each build.
      now: (_, { location }) => {
        throw new EvaluationError(unsupportedCode('`Date.now()`'), location)
      },
      parse: ([text]) => DateValue.parse(toTextArgument(text)).time,
    }),
  }),
  ...['Error', 'RangeError', 'TypeError'].map((name) => {
    const create: Apply = ([message], { ownership }) =>
      ownership.own(
        createObject([
          ['name', name],
          ['message', message ?? ''],
        ]),
      )
    return new BuiltIn(name, create, { construct: create })
  }),
  new BuiltIn(
    'Number',
    ([value]) => Number(value instanceof DateValue ? value.time : toPrimitiveArgument(value ?? 0)),
    {
      members: toMembers('Number', {
        isFinite: ([value]) => Number.isFinite(value),
        isInteger: ([value]) => Number.isInteger(value),
        isNaN: ([value]) => Number.isNaN(value),
        parseFloat: ([value]) => Number.parseFloat(String(toPrimitiveArgument(value))),
      }),
    },
  ),
]

export function toMembers(name: string, functions: Readonly<Record<string, Apply>>): ObjectValue {
  return createObject(Object.entries(functions).map(([key, apply]) => [key, new BuiltIn(`${name}.${key}`, apply)]))
}

export function toPrimitiveArgument(value: Value): string | number | boolean | null | undefined {
  if (isPrimitive(value)) return value
  throw new ArgumentError('text or a number', value)
}

function failWithoutNew(): never {
  throw new ArgumentError('`new` before it', undefined)
}

/** `Array(3)` and `Array(1, 2)`. */
function createArray(parameters: readonly Value[], { budget }: BuiltInContext): Value {
  const [first] = parameters
  return budget.spendList(
    parameters.length === 1 && typeof first === 'number' ? createEmptyList(first) : [...parameters],
  )
}

/** `Array.from(list, callback)` and `Array.from({ length: 3 }, callback)`. */
function createList([source, callback]: readonly Value[], context: BuiltInContext): Value {
  const list = findItems(source, context.budget) ?? createEmptyList(toObjectArgument(source).length)
  context.budget.spend(list.length)
  return callback === undefined ? [...list] : list.map((item, index) => context.invoke(callback, [item, index]))
}

function createEmptyList(length: Value): Value[] {
  const count = toNumberArgument(length, 0)
  if (!(count >= 0 && count <= MAX_LIST_LENGTH)) throw new ArgumentError(`at most ${MAX_LIST_LENGTH} items`, length)
  return Array.from({ length: count }, () => undefined)
}

function assign([target, ...sources]: readonly Value[], { ownership, budget }: BuiltInContext): Value {
  if (!isObjectValue(target) || !ownership.isOwned(target)) {
    throw new ArgumentError('an object that the same code has created, such as {},', target)
  }
  for (const source of sources) {
    if (isObjectValue(source))
      for (const [key, value] of budget.spendList(Object.entries(source))) set(target, key, value)
  }
  return target
}

function set(target: ObjectValue, key: string, value: Value): void {
  Object.assign(target, { [key]: value })
}

/** A date from a text, a number, another date, or its year, month, day and so on in UTC. */
function createDate(parameters: readonly Value[], { location }: BuiltInContext): Value {
  const [first] = parameters
  // What it shows would depend on when the site is built.
  if (parameters.length === 0) throw new EvaluationError(unsupportedCode('`new Date()`'), location)
  if (first instanceof DateValue) return first
  if (parameters.length > 1) return toDate(parameters)
  return typeof first === 'number' ? new DateValue(first) : DateValue.parse(toTextArgument(first))
}

function toDate(parts: readonly Value[]): DateValue {
  const [year = Number.NaN, month = 0, ...rest] = parts.slice(0, 7).map((part) => toNumberArgument(part, 0))
  return new DateValue(Date.UTC(year, month, ...rest))
}

function toItems(value: Value, budget: Budget): ListValue {
  const items = findItems(value, budget)
  if (items) return items
  throw new ArgumentError('a list', value)
}

function toPair(value: Value): [Value, Value] {
  if (isListValue(value)) return [value[0], value[1]]
  throw new ArgumentError('pairs of keys and values', value)
}

function toEntry(value: Value): [string, Value] {
  const [key, inner] = toPair(value)
  return [toKey(key), inner]
}

function toKey(value: Value): string {
  const key = String(toPrimitiveArgument(value))
  if (isForbiddenKey(key)) throw new ArgumentError('another key', value)
  return key
}

function toObjectArgument(value: Value): ObjectValue {
  if (isObjectValue(value)) return value
  throw new ArgumentError('an object', value)
}
