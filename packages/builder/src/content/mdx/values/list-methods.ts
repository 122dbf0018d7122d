import type { Budget } from '../budget.ts'
import { joinText } from './join-text.ts'
import { ArgumentError, toNumberArgument, toTextArgument } from './to-argument.ts'
import { type Invoke, isListValue, isPrimitive, type ListValue, type Value } from './value.ts'

/** How many characters of compared texts cost a step. */
const CHARACTERS_PER_STEP = 1024

type ListMethod = (list: ListValue, parameters: Value[], invoke: Invoke, budget: Budget) => Value

/** The list methods that don't change the list. They throw an `ArgumentError` for invalid arguments. */
export const LIST_METHODS: ReadonlyMap<string, ListMethod> = new Map<string, ListMethod>([
  ['map', (list, [callback], invoke) => list.map((item, index) => invoke(callback, [item, index, list]))],
  ['filter', (list, [callback], invoke) => list.filter((item, index) => invoke(callback, [item, index, list]))],
  ['find', (list, [callback], invoke) => list.find((item, index) => invoke(callback, [item, index, list]))],
  ['some', (list, [callback], invoke) => list.some((item, index) => invoke(callback, [item, index, list]))],
  ['every', (list, [callback], invoke) => list.every((item, index) => invoke(callback, [item, index, list]))],
  ['includes', (list, [wanted]) => list.includes(wanted)],
  ['indexOf', (list, [wanted]) => list.indexOf(wanted)],
  ['join', (list, [separator]) => joinText(list.map(toPart), toTextArgument(separator, ','))],
  ['slice', (list, [start, end]) => list.slice(toNumberArgument(start, 0), toNumberArgument(end, list.length))],
  ['concat', (list, parameters) => parameters.reduce<Value[]>(append, [...list])],
  ['flat', (list) => list.reduce<Value[]>(append, [])],
  ['reverse', (list) => [...list].reverse()],
  ['at', (list, [index]) => list.at(toNumberArgument(index, 0))],
  ['findIndex', (list, [callback], invoke) => list.findIndex((item, index) => invoke(callback, [item, index, list]))],
  ['flatMap', (list, [callback], invoke) => list.flatMap((item, index) => invoke(callback, [item, index, list]))],
  ['reduce', reduce],
  ['findLast', (list, [callback], invoke) => list.findLast((item, index) => invoke(callback, [item, index, list]))],
  ['lastIndexOf', (list, [wanted]) => list.lastIndexOf(wanted)],
  ['keys', (list) => [...list.keys()]],
  ['values', (list) => [...list]],
  ['entries', (list) => [...list.entries()]],
  ['toReversed', (list) => [...list].reverse()],
  [
    'forEach',
    (list, [callback], invoke) => {
      list.forEach((item, index) => {
        invoke(callback, [item, index, list])
      })
    },
  ],
  // A list that is shared never changes: both return a sorted copy.
  ['sort', (list, [compare], ...tools) => sortItems(list, compare, ...tools)],
  ['toSorted', (list, [compare], ...tools) => sortItems(list, compare, ...tools)],
])

function reduce(list: ListValue, parameters: Value[], invoke: Invoke): Value {
  const [callback, first] = parameters
  const [start, rest] = parameters.length > 1 ? [first, list] : [list[0], list.slice(1)]
  const offset = list.length - rest.length
  return rest.reduce<Value>((sum, item, index) => invoke(callback, [sum, item, index + offset, list]), start)
}

/** A sorted copy of a list. Without a function, each text is compared with several others. */
export function sortItems(list: ListValue, compare: Value, invoke: Invoke, budget: Budget): Value[] {
  if (compare === undefined) {
    const parts = list.map((item) => ({ item, part: toPart(item) }))
    const characters = parts.reduce((sum, { part }) => sum + part.length, 0)
    budget.spend(Math.ceil((characters * Math.log2(parts.length + 1)) / CHARACTERS_PER_STEP))
    return parts.sort((a, b) => Number(a.part > b.part) - Number(a.part < b.part)).map(({ item }) => item)
  }
  return [...list].sort((a, b) => Number(invoke(compare, [a, b])) || 0)
}

function append(list: Value[], item: Value): Value[] {
  if (isListValue(item)) for (const part of item) list.push(part)
  else list.push(item)
  return list
}

function toPart(item: Value): string {
  if (!isPrimitive(item)) throw new ArgumentError('text or numbers', item)
  return item === null || item === undefined ? '' : String(item)
}
