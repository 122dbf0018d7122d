import type { Primitive } from '../values/value.ts'

type BinaryOperator = (left: Primitive, right: Primitive) => Primitive
type UnaryOperator = (operand: Primitive) => Primitive

/** Operators with two primitive operands, with JavaScript's semantics. `in` and `instanceof` are not supported. */
const BINARY: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['+', (left, right) => (isText(left) || isText(right) ? `${left}${right}` : Number(left) + Number(right))],
  ['-', (left, right) => Number(left) - Number(right)],
  ['*', (left, right) => Number(left) * Number(right)],
  ['/', (left, right) => Number(left) / Number(right)],
  ['%', (left, right) => Number(left) % Number(right)],
  ['**', (left, right) => Number(left) ** Number(right)],
  ['|', (left, right) => Number(left) | Number(right)],
  ['&', (left, right) => Number(left) & Number(right)],
  ['^', (left, right) => Number(left) ^ Number(right)],
  ['<<', (left, right) => Number(left) << Number(right)],
  ['>>', (left, right) => Number(left) >> Number(right)],
  ['>>>', (left, right) => Number(left) >>> Number(right)],
  ['<', (left, right) => (isText(left) && isText(right) ? left < right : Number(left) < Number(right))],
  ['<=', (left, right) => (isText(left) && isText(right) ? left <= right : Number(left) <= Number(right))],
  ['>', (left, right) => (isText(left) && isText(right) ? left > right : Number(left) > Number(right))],
  ['>=', (left, right) => (isText(left) && isText(right) ? left >= right : Number(left) >= Number(right))],
  ['==', isLooselyEqual],
  ['!=', (left, right) => !isLooselyEqual(left, right)],
])

/** Operators with one primitive operand. `delete` is not supported. */
const UNARY: ReadonlyMap<string, UnaryOperator> = new Map<string, UnaryOperator>([
  ['-', (operand) => -Number(operand)],
  ['+', (operand) => Number(operand)],
  ['~', (operand) => ~Number(operand)],
])

/** Finds the implementation of a binary operator. Undefined if content can't use it. */
export function findBinaryOperator(operator: string): BinaryOperator | undefined {
  return BINARY.get(operator)
}

/** Finds the implementation of a unary operator for primitives. Undefined if content can't use it. */
export function findUnaryOperator(operator: string): UnaryOperator | undefined {
  return UNARY.get(operator)
}

/** JavaScript's `==` for primitive values. */
function isLooselyEqual(left: Primitive, right: Primitive): boolean {
  if (left === null || left === undefined || right === null || right === undefined) {
    return (left ?? undefined) === (right ?? undefined)
  }
  return typeof left === typeof right ? left === right : Number(left) === Number(right)
}

function isText(value: Primitive): value is string {
  return typeof value === 'string'
}
