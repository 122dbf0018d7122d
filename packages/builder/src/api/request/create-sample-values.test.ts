import { describe, expect, it } from 'vitest'
import { createSampleValues } from './create-sample-values.ts'
import { FileValue } from './file-value.ts'
import type { PlaygroundSchema } from './playground-model.ts'

function createBody(mediaType: string, schema?: PlaygroundSchema): unknown {
  const body = { isRequired: true, contents: [{ mediaType, ...(schema && { schema }) }] }
  const model = { method: 'POST', path: '/', servers: [], security: [], parameters: [], body, languages: [] }
  return createSampleValues(model, { withOptional: false }).body
}

describe('createSampleValues', () => {
  const picture: PlaygroundSchema = { types: ['string'], isFile: true }
  const user: PlaygroundSchema = {
    types: ['object'],
    fields: [{ name: 'picture', isRequired: true, schema: picture }],
  }

  const text: PlaygroundSchema = { types: ['string'] }

  it.each<[string, PlaygroundSchema | undefined, unknown]>([
    ['multipart/form-data', user, { picture: new FileValue('file') }],
    ['image/png', picture, new FileValue('file')],
    ['application/vnd.acme', picture, new FileValue('file')],
    ['image/png', text, new FileValue('file')],
    ['application/octet-stream', undefined, new FileValue('file')],
    ['*/*', undefined, new FileValue('file')],
    ['*/*', user, { picture: new FileValue('file') }],
    ['text/plain', undefined, ''],
    ['text/plain', text, '<string>'],
    ['application/json', user, { picture: '<picture>' }],
    ['application/json; charset=utf-8', picture, '<string>'],
    ['application/x-www-form-urlencoded', user, { picture: '<picture>' }],
  ])('uses files in a body of %s where they are possible (case %#)', (mediaType, schema, body) => {
    expect(createBody(mediaType, schema)).toStrictEqual(body)
  })
})
