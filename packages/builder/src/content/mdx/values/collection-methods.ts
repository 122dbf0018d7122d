import type { MapValue, SetValue } from './collection-value.ts'
import type { Invoke, Value } from './value.ts'

type MapMethod = (target: MapValue<Value>, parameters: Value[], invoke: Invoke) => Value
type SetMethod = (target: SetValue<Value>, parameters: Value[], invoke: Invoke) => Value

/** The methods that change a map or a set. */
export const COLLECTION_CHANGES: ReadonlySet<string> = new Set(['add', 'clear', 'delete', 'set'])

export const MAP_METHODS: ReadonlyMap<string, MapMethod> = new Map<string, MapMethod>([
  ['get', ({ map }, [key]) => map.get(key)],
  ['has', ({ map }, [key]) => map.has(key)],
  [
    'set',
    (target, [key, value]) => {
      target.map.set(key, value)
      return target
    },
  ],
  ['delete', ({ map }, [key]) => map.delete(key)],
  ['clear', ({ map }) => map.clear() ?? undefined],
  ['keys', ({ map }) => [...map.keys()]],
  ['values', ({ map }) => [...map.values()]],
  ['entries', ({ map }) => [...map]],
  ['forEach', (target, [callback], invoke) => each(target.map, (key, value) => invoke(callback, [value, key, target]))],
])

export const SET_METHODS: ReadonlyMap<string, SetMethod> = new Map<string, SetMethod>([
  ['has', ({ set }, [item]) => set.has(item)],
  [
    'add',
    (target, [item]) => {
      target.set.add(item)
      return target
    },
  ],
  ['delete', ({ set }, [item]) => set.delete(item)],
  ['clear', ({ set }) => set.clear() ?? undefined],
  ['keys', ({ set }) => [...set]],
  ['values', ({ set }) => [...set]],
  ['entries', ({ set }) => [...set.entries()]],
  [
    'forEach',
    (target, [callback], invoke) => each(target.set.entries(), (item) => invoke(callback, [item, item, target])),
  ],
])

function each(entries: Iterable<[Value, Value]>, call: (key: Value, value: Value) => void): undefined {
  for (const [key, value] of [...entries]) call(key, value)
}
