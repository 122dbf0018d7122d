import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deleteRequest, ERROR_STATUS, getOrCreateRequest, rotateRequest, updateRequest } from '../core/index.ts'
import { createOpenapi } from './create-openapi.ts'
import { EXAMPLES } from './examples.ts'

const document = createOpenapi()

/** Valid texts, and texts on both sides of each limit. */
const anyText = fc.oneof(
  { weight: 8, arbitrary: fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.constantFrom('', 'a\0b', '🌱'.repeat(256), '🌱'.repeat(257), 'x'.repeat(257)) },
)
const MANY = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 'v']))

describe('createOpenapi', () => {
  it('matches the committed files (update them with npm run test:run -- packages/user-group-api/src --update)', async () => {
    // `npm start` starts the service with this token next to the pages.
    const documentOfPages = createOpenapi({ apiToken: 'my-first-token' })
    const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
    await expect(toText(document)).toMatchFileSnapshot('../../../../schemas/user-group-api.openapi.json')
    await expect(toText(documentOfPages)).toMatchFileSnapshot('../../../../docs/api/user-group-api.openapi.json')
  })

  it('has valid JSON Schema 2020-12 schemas that match its own examples', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
    ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components', 'example'])
    ajv.addSchema(document, 'api')
    for (const [operation, { request, response }] of Object.entries(EXAMPLES)) {
      const name = operation[0]?.toUpperCase() + operation.slice(1)
      for (const [kind, example] of [
        ['Request', request],
        ['Response', response],
      ]) {
        const validate = ajv.compile({ $ref: `api#/components/schemas/${name}${kind}` })
        expect([name, kind, validate(example), validate.errors]).toEqual([name, kind, true, null])
      }
    }
  })

  it('accepts and rejects the same bodies as the service', () => {
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema(document, 'api')
    const bodies = fc.record(
      {
        user_group_id: anyText,
        name: anyText,
        mapping: fc.oneof(fc.dictionary(anyText, anyText, { maxKeys: 3 }), fc.constantFrom(null, MANY, [])),
        properties: fc.oneof(fc.dictionary(fc.string(), fc.json(), { maxKeys: 3 }), fc.constantFrom(null, 'x')),
        current_token: anyText,
        data_source_provided_id: anyText,
        other: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const outcomes = new Set<string>()
    for (const [name, schema] of Object.entries({
      GetOrCreateRequest: getOrCreateRequest,
      UpdateRequest: updateRequest,
      RotateRequest: rotateRequest,
      DeleteRequest: deleteRequest,
    })) {
      const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` })
      fc.assert(
        fc.property(bodies, fc.subarray(Object.keys(schema.shape)), (body, keys) => {
          // Bodies with known keys only are often valid, so that both outcomes occur.
          const known = Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)))
          for (const candidate of [known, body]) {
            const isValid = schema.safeParse(candidate).success
            outcomes.add(`${name} ${isValid}`)
            expect([candidate, validate(candidate)]).toEqual([candidate, isValid])
          }
        }),
        { numRuns: 100 },
      )
    }
    expect(outcomes.size).toBe(8)
  })

  it('lists every error of the service in some operation', () => {
    const text = JSON.stringify(document)
    const missing = Object.keys(ERROR_STATUS).filter((code) => code !== 'not_found' && !text.includes(`\`${code}\``))
    expect(missing).toEqual([])
  })
})
