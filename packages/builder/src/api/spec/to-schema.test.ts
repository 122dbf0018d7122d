import { expect, it } from 'vitest'
import { parseTestSpec } from './testing/parse-test-spec.ts'

it('converts each part of a schema once, also when the schema contains itself', () => {
  const node = {
    properties: { next: { $ref: '#/components/schemas/Node' } },
    items: { type: 'string' },
    additionalProperties: { type: 'integer' },
    oneOf: [{ type: 'object' }],
  }
  const schema = parseTestSpec({ components: { schemas: { Node: node } } }).findSchema('Node')
  const next = schema?.listProperties()[0]?.schema
  expect(next?.key).toBe(schema?.key)
  expect(next?.listProperties()[0]?.schema.types).toEqual(['object'])
  expect(schema?.listProperties()).toBe(schema?.listProperties())
  expect(schema?.findItems()).toBe(schema?.findItems())
  expect(schema?.findAdditional()).toBe(schema?.findAdditional())
  expect(schema?.listVariants()).toBe(schema?.listVariants())
})
