import { describeKind, type Value } from './value.ts'

/** A method or function we offer was called with something it can't take. */
export class ArgumentError extends Error {}

/** A text argument; `fallback` when it is left out. */
export function toTextArgument(value: Value, fallback?: string): string {
  if (typeof value === 'string') return value
  if (value === undefined && fallback !== undefined) return fallback
  throw new ArgumentError(`A text is expected, not ${describeKind(value)}.`)
}

/** A number argument; `fallback` when it is left out. */
export function toNumberArgument(value: Value, fallback: number): number {
  if (typeof value === 'number') return value
  if (value === undefined) return fallback
  throw new ArgumentError(`A number is expected, not ${describeKind(value)}.`)
}
