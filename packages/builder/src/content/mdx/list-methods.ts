import { ArgumentError, toNumberArgument, toTextArgument } from './to-argument.ts'
import { isListValue, isPrimitive, type ListValue, type Value } from './value.ts'

/** Calls a function in content. */
export type Invoke = (callback: Value, parameters: Value[]) => Value

type ListMethod = (list: ListValue, parameters: Value[], invoke: Invoke) => Value

/** The list methods that content can call, all of them pure. They throw an `ArgumentError` for invalid arguments. */
export const LIST_METHODS: ReadonlyMap<string, ListMethod> = new Map<string, ListMethod>([
  ['map', (list, [callback], invoke) => list.map((item, index) => invoke(callback, [item, index, list]))],
  ['filter', (list, [callback], invoke) => list.filter((item, index) => invoke(callback, [item, index, list]))],
  ['find', (list, [callback], invoke) => list.find((item, index) => invoke(callback, [item, index, list]))],
  ['some', (list, [callback], invoke) => list.some((item, index) => invoke(callback, [item, index, list]))],
  ['every', (list, [callback], invoke) => list.every((item, index) => invoke(callback, [item, index, list]))],
  ['includes', (list, [wanted]) => list.includes(wanted)],
  ['indexOf', (list, [wanted]) => list.indexOf(wanted)],
  ['join', (list, [separator]) => list.map(toPart).join(toTextArgument(separator, ','))],
  ['slice', (list, [start, end]) => list.slice(toNumberArgument(start, 0), toNumberArgument(end, list.length))],
  ['concat', (list, parameters) => parameters.reduce<Value[]>(append, [...list])],
  ['flat', (list) => list.reduce<Value[]>(append, [])],
  ['reverse', (list) => [...list].reverse()],
])

function append(list: Value[], item: Value): Value[] {
  if (isListValue(item)) for (const part of item) list.push(part)
  else list.push(item)
  return list
}

function toPart(item: Value): string {
  if (!isPrimitive(item)) throw new ArgumentError('text or numbers', item)
  return item === null || item === undefined ? '' : String(item)
}
