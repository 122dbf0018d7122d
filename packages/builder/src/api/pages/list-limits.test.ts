import { createWordsSearch } from '@spearmint/config/words'
import { toString as toText } from 'hast-util-to-string'
import { expect, it } from 'vitest'
import type { ApiConstraint } from '../model/schema.ts'
import { createPlainSchema, type PlainSchemaFacts } from './create-plain-schema.ts'
import { renderLimits } from './render-fields.ts'

const constrain = (given: Partial<Record<ApiConstraint['keyword'], ApiConstraint['value']>>): ApiConstraint[] =>
  Object.entries(given).map(([keyword, value]) => ({ keyword: keyword as ApiConstraint['keyword'], value }))

const tools = { words: createWordsSearch({})(), renderMarkdown: () => [] }

it.each<[line: string, facts: Omit<PlainSchemaFacts, 'key'>]>([
  ['1-256 characters · e.g. acme', { constraints: constrain({ minLength: 1, maxLength: 256 }), examples: ['acme'] }],
  ['≤ 1 item · no item twice', { constraints: constrain({ maxItems: 1, uniqueItems: true }) }],
  ['3 members', { constraints: constrain({ minProperties: 3, maxProperties: 3 }) }],
  ['≥ -5 · ≤ 10 · a multiple of 5', { constraints: constrain({ minimum: -5, maximum: 10, multipleOf: 5 }) }],
  ['> 0 · < 1', { constraints: constrain({ exclusiveMinimum: 0, exclusiveMaximum: 1 }) }],
  ['one of a, 2 · ≥ 2 characters', { enum: ['a', 2], constraints: constrain({ minLength: 2 }) }],
  ['always a · matches ^a$ · read only', { enum: ['a'], constraints: constrain({ pattern: '^a$' }), isReadOnly: true }],
])('renderLimits renders one line: %s', (line, facts) => {
  expect(renderLimits(createPlainSchema({ key: 'a', ...facts }), tools).map((node) => toText(node))).toEqual([line])
})

it('renderLimits renders nothing for a value without limits', () => {
  expect(renderLimits(createPlainSchema({ key: 'a' }), tools)).toEqual([])
})
