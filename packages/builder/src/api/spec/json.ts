import { isObject, type JsonObject } from '../../core/index.ts'

/** The object at a key, or an empty one: a spec is read for what it holds, whatever else is wrong with it. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
