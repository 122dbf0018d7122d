import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { getOrCreateRequest } from '../schema.ts'
import { createOpenapi } from './create-openapi.ts'
import { EXAMPLES } from './examples.ts'

const description = createOpenapi()

describe('createOpenapi', () => {
  it('is what the files hold (npx vitest run packages/user-group-api/src --update writes them)', async () => {
    // The pages are read beside a service that `npm start` started with this token.
    const ofPages = createOpenapi({ apiToken: 'my-first-token' })
    const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
    await expect(toText(description)).toMatchFileSnapshot('../../../../schemas/user-group-api.openapi.json')
    await expect(toText(ofPages)).toMatchFileSnapshot('../../../../docs/api/user-group-api.openapi.json')
  })

  it('has schemas of JSON Schema 2020-12 that its own examples keep to', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
    ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components', 'example'])
    ajv.addSchema(description, 'api')
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

  it('checks with the same schemas as the service', () => {
    expect(getOrCreateRequest.parse(EXAMPLES.getOrCreate.request)).toEqual(EXAMPLES.getOrCreate.request)
  })
})
