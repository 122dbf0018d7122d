import { describeKind, type Value } from './value.ts'

/** A built-in method or function was called with an argument that it doesn't accept. */
export class ArgumentError extends Error {
  /** @param expected - What the argument should be, such as `a list`. */
  constructor(expected: string, value: Value) {
    super(`expected ${expected}, but got ${describeKind(value)}.`)
  }
}

/** Checks a string argument. Returns `fallback` if it is omitted. */
export function toTextArgument(value: Value, fallback?: string): string {
  if (typeof value === 'string') return value
  if (value === undefined && fallback !== undefined) return fallback
  throw new ArgumentError('text', value)
}

/** Checks a number argument. Returns `fallback` if it is omitted. */
export function toNumberArgument(value: Value, fallback: number): number {
  if (typeof value === 'number') return value
  if (value === undefined) return fallback
  throw new ArgumentError('a number', value)
}
