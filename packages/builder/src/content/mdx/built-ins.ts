import { copyProps } from './copy-content.ts'
import { REACT_GLOBALS } from './react/react.ts'
import { type Binding, createBinding } from './scope.ts'
import { GLOBAL_OBJECTS, toMembers, toPrimitiveArgument } from './values/global-objects.ts'
import { INTL } from './values/number-format.ts'
import { ArgumentError, toNumberArgument, toTextArgument } from './values/to-argument.ts'
import { BuiltIn, type BuiltInContext, createObject, isForbiddenKey, type Value } from './values/value.ts'

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
    ['Intl', INTL],
    ['console', toMembers('console', { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore })],
    ['JSON', toMembers('JSON', { stringify: toJson, parse: parseJson })],
    ...GLOBAL_OBJECTS.map((object): [string, Value] => [object.name, object]),
    ['Math', createObject([['PI', Math.PI], ['E', Math.E], ...MATH.map(toMathFunction)])],
    ...REACT_GLOBALS,
  ]
  return new Map(values.map(([name, value]) => [name, createBinding(value)]))
}

/** What a component logs is of no use to readers. */
function ignore(): undefined {}

function toMathFunction(name: (typeof MATH)[number]): [string, Value] {
  const apply = Math[name] as (...values: number[]) => number
  return [
    name,
    new BuiltIn(`Math.${name}`, (parameters) =>
      apply(...parameters.map((value) => Number(toPrimitiveArgument(value)))),
    ),
  ]
}

/** The copy costs a step per value. Without it, an object that is used twice in itself many times would never end. */
function toJson([value, , indent]: readonly Value[], { budget }: BuiltInContext): Value {
  const copy = copyProps({ value }, budget).value
  return JSON.stringify(copy, undefined, typeof indent === 'string' ? indent : toNumberArgument(indent, 0))
}

function parseJson([text]: readonly Value[], context: BuiltInContext): Value {
  const source = context.budget.spendText(toTextArgument(text))
  try {
    return fromJson(JSON.parse(source), context)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ArgumentError('JSON', text)
    throw error
  }
}

function fromJson(value: unknown, context: BuiltInContext): Value {
  const { budget, ownership } = context
  budget.spend(1)
  if (typeof value !== 'object' || value === null) return value as Value
  return budget.nest(() => {
    if (Array.isArray(value)) return ownership.own(value.map((item) => fromJson(item, context)))
    const entries = Object.entries(value).filter(([key]) => !isForbiddenKey(key))
    return ownership.own(createObject(entries.map(([key, inner]) => [key, fromJson(inner, context)])))
  })
}

/** Half a surrogate pair can't be encoded: it becomes U+FFFD. */
function toUrlText(value: Value): string {
  return String(toPrimitiveArgument(value)).toWellFormed()
}

function toBase64(text: string): string {
  if (/[^\p{ASCII}\u{80}-\u{ff}]/u.test(text)) throw new ArgumentError('Latin characters', text)
  return btoa(text)
}
