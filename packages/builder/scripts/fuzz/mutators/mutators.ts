import { SYNTAX_PIECES } from '../../../src/content/native-parser/testing/syntax-pieces.ts'
import type { InputKind } from '../fuzz-input.ts'
import {
  deleteCharacters,
  insertOddCharacter,
  repeatCharacters,
  swapCharacters,
  truncate,
} from './change-characters.ts'
import {
  deleteLines,
  indentLines,
  insertOther,
  joinLines,
  moveLines,
  repeatLines,
  unindentLines,
} from './change-lines.ts'
import { copyValue, nestValue, removeValue, renameKey, replaceValue } from './change-values.ts'
import { createPieceMutators } from './insert-pieces.ts'
import type { Mutate } from './mutator.ts'
import { JSON_PIECES, PAGE_PIECES } from './pieces.ts'

const syntax = createPieceMutators(SYNTAX_PIECES)
const page = createPieceMutators(PAGE_PIECES)
const json = createPieceMutators(JSON_PIECES)

const lines = [deleteLines, repeatLines, moveLines, insertOther, joinLines]
const characters = [deleteCharacters, insertOddCharacter, repeatCharacters, swapCharacters, truncate]

const ofPages: readonly Mutate[] = [
  ...lines,
  ...characters,
  ...[indentLines, indentLines, unindentLines, syntax.insert, syntax.insert, syntax.nest, page.insert, page.insert],
  page.nest,
]

/** Most changes of data leave it valid JSON. One that doesn't ends in the parser. */
const ofData: readonly Mutate[] = [
  ...[replaceValue, replaceValue, replaceValue, removeValue, copyValue, copyValue, renameKey, nestValue],
  ...Array.from({ length: 3 }, () => [replaceValue, copyValue, nestValue]).flat(),
  ...[json.insert, deleteCharacters, deleteLines, insertOther],
]

/** The mutators of each kind of input. One that is listed twice is picked twice as often. */
export const MUTATORS: Readonly<Record<InputKind, readonly Mutate[]>> = {
  page: ofPages,
  snippet: ofPages,
  spec: ofData,
  config: [...ofData, json.nest, truncate],
}
