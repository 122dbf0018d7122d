import { copyProps } from './copy-content.ts'
import { REACT_GLOBALS } from './react.ts'
import { type Binding, createBinding } from './scope.ts'
import { ArgumentError, toNumberArgument } from './to-argument.ts'
import {
  BuiltIn,
  type BuiltInContext,
  createObject,
  isListValue,
  isObjectValue,
  isPrimitive,
  type ObjectValue,
  type Value,
} from './value.ts'

const MAX_LENGTH = 100_000

/** The functions of `Math` that content can call. There is no `random`: a page is the same in every build. */
const MATH = [
  'abs',
  'ceil',
  'floor',
  'log',
  'log10',
  'log2',
  'max',
  'min',
  'pow',
  'round',
  'sign',
  'sqrt',
  'trunc',
] as const

/** Creates the names that are defined everywhere, instead of JavaScript's globals. */
export function createBuiltIns(): ReadonlyMap<string, Binding> {
  const values: [string, Value][] = [
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['Boolean', new BuiltIn('Boolean', ([value]) => Boolean(value))],
    ['Number', new BuiltIn('Number', ([value]) => Number(toPrimitiveArgument(value)))],
    ['String', new BuiltIn('String', ([value]) => String(toPrimitiveArgument(value)))],
    ['parseFloat', new BuiltIn('parseFloat', ([value]) => Number.parseFloat(String(toPrimitiveArgument(value))))],
    [
      'parseInt',
      new BuiltIn('parseInt', ([value, radix]) =>
        Number.parseInt(String(toPrimitiveArgument(value)), toNumberArgument(radix, 10)),
      ),
    ],
    ['encodeURIComponent', new BuiltIn('encodeURIComponent', ([value]) => encodeURIComponent(toUrlText(value)))],
    ['encodeURI', new BuiltIn('encodeURI', ([value]) => encodeURI(toUrlText(value)))],
    ['btoa', new BuiltIn('btoa', ([value]) => toBase64(String(toPrimitiveArgument(value))))],
    [
      'Array',
      createObject([
        ['isArray', new BuiltIn('Array.isArray', ([value]) => isListValue(value))],
        ['from', new BuiltIn('Array.from', createList)],
      ]),
    ],
    [
      'Object',
      createObject([
        ['keys', new BuiltIn('Object.keys', ([value]) => Object.keys(toObjectArgument(value)))],
        ['values', new BuiltIn('Object.values', ([value]) => Object.values(toObjectArgument(value)))],
        ['entries', new BuiltIn('Object.entries', ([value]) => Object.entries(toObjectArgument(value)))],
      ]),
    ],
    ['JSON', createObject([['stringify', new BuiltIn('JSON.stringify', toJson)]])],
    ['Math', createObject([['PI', Math.PI], ['E', Math.E], ...MATH.map(toMathFunction)])],
    ...REACT_GLOBALS,
  ]
  return new Map(values.map(([name, value]) => [name, createBinding(value)]))
}

function toMathFunction(name: (typeof MATH)[number]): [string, Value] {
  const apply = Math[name] as (...values: number[]) => number
  return [
    name,
    new BuiltIn(`Math.${name}`, (parameters) =>
      apply(...parameters.map((value) => Number(toPrimitiveArgument(value)))),
    ),
  ]
}

/** `Array.from(list, callback)` and `Array.from({ length: 3 }, callback)`. */
function createList([source, callback]: readonly Value[], { invoke, budget }: BuiltInContext): Value {
  const list = isListValue(source) ? source : createEmptyList(toObjectArgument(source).length)
  budget.spend(list.length)
  return callback === undefined ? [...list] : list.map((item, index) => invoke(callback, [item, index]))
}

function createEmptyList(length: Value): Value[] {
  const count = toNumberArgument(length, 0)
  if (!(count <= MAX_LENGTH)) throw new ArgumentError(`at most ${MAX_LENGTH} items`, length)
  return Array.from({ length: count }, () => undefined)
}

/** The copy costs a step per value. Without it, an object that is used twice in itself many times would never end. */
function toJson([value, , indent]: readonly Value[], { budget }: BuiltInContext): Value {
  const copy = copyProps({ value }, budget).value
  return JSON.stringify(copy, undefined, typeof indent === 'string' ? indent : toNumberArgument(indent, 0))
}

/** Half a surrogate pair can't be encoded: it becomes U+FFFD. */
function toUrlText(value: Value): string {
  return String(toPrimitiveArgument(value)).toWellFormed()
}

function toBase64(text: string): string {
  if (/[^\p{ASCII}\u{80}-\u{ff}]/u.test(text)) throw new ArgumentError('Latin characters', text)
  return btoa(text)
}

function toObjectArgument(value: Value): ObjectValue {
  if (isObjectValue(value)) return value
  throw new ArgumentError('an object', value)
}

function toPrimitiveArgument(value: Value): string | number | boolean | null | undefined {
  if (isPrimitive(value)) return value
  throw new ArgumentError('text or a number', value)
}
