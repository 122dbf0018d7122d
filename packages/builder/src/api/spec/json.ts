import { isObject, type JsonObject } from '../../core/index.ts'

/** Anything but an object becomes an empty one, so that the valid parts of a broken spec can be used. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
