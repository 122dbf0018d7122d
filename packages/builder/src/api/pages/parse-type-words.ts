import type { JsonType } from '../model/schema.ts'

/** The parsed words of `type="…"` (docs/reference/page-content.mdx#field-types). */
export interface TypeWords {
  /** Empty when the words are unknown. */
  types: readonly JsonType[]
  /** The items of a list. */
  items?: TypeWords
  isFile?: true
}

const WORDS: Readonly<Record<string, JsonType | 'file'>> = {
  string: 'string',
  str: 'string',
  text: 'string',
  enum: 'string',
  integer: 'integer',
  int: 'integer',
  number: 'number',
  num: 'number',
  float: 'number',
  double: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  object: 'object',
  obj: 'object',
  json: 'object',
  dict: 'object',
  map: 'object',
  record: 'object',
  array: 'array',
  list: 'array',
  file: 'file',
  binary: 'file',
}

/** Nested lists are parsed no deeper than this. */
const MAX_LEVELS = 4

/** Parses type words in any case: `string`, `array<string>`, `string[]`, `list`, `file`. */
export function parseTypeWords(written: string, level = 0): TypeWords {
  const words = written.trim().toLowerCase()
  const list = /^(?:(?:array|list)\s*(?:<|of\s)\s*(.+?)>?|\(?(.+?)\)?\[\])$/.exec(words)
  if (list && level < MAX_LEVELS)
    return { types: ['array'], items: parseTypeWords(list[1] ?? list[2] ?? '', level + 1) }
  const [first = ''] = words.split(/[^a-z]+/, 1)
  const type = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined
  if (type === 'file') return { types: ['string'], isFile: true }
  return { types: type === undefined ? [] : [type] }
}
