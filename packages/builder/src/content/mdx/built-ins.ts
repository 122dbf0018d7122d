import { type Binding, createBinding } from './scope.ts'
import { ArgumentError } from './to-argument.ts'
import {
  BuiltIn,
  createObject,
  isListValue,
  isObjectValue,
  isPrimitive,
  type ObjectValue,
  type Value,
} from './value.ts'

/** Creates the names that are defined everywhere, instead of JavaScript's globals. */
export function createBuiltIns(): ReadonlyMap<string, Binding> {
  const values: [string, Value][] = [
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['Boolean', new BuiltIn('Boolean', (value) => Boolean(value))],
    ['Number', new BuiltIn('Number', (value) => Number(toPrimitiveArgument(value)))],
    ['String', new BuiltIn('String', (value) => String(toPrimitiveArgument(value)))],
    ['Array', createObject([['isArray', new BuiltIn('Array.isArray', isListValue)]])],
    [
      'Object',
      createObject([
        ['keys', new BuiltIn('Object.keys', (value) => Object.keys(toObjectArgument(value)))],
        ['values', new BuiltIn('Object.values', (value) => Object.values(toObjectArgument(value)))],
        ['entries', new BuiltIn('Object.entries', (value) => Object.entries(toObjectArgument(value)))],
      ]),
    ],
  ]
  return new Map(values.map(([name, value]) => [name, createBinding(value)]))
}

function toObjectArgument(value: Value): ObjectValue {
  if (isObjectValue(value)) return value
  throw new ArgumentError('an object', value)
}

function toPrimitiveArgument(value: Value): string | number | boolean | null | undefined {
  if (isPrimitive(value)) return value
  throw new ArgumentError('text or a number', value)
}
