import { describe, expect, it } from 'vitest'
import type { SecurityScheme } from '../model/security.ts'
import { createFormValues, isBlankCredential, withPlaceholders } from './create-form-values.ts'
import type { PlaygroundModel } from './playground-model.ts'

const token: SecurityScheme = { type: 'key', name: 'a', place: 'header', parameter: 'Authorization', prefix: 'Token ' }
const basic: SecurityScheme = { type: 'basic', name: 'b' }
const bearer: SecurityScheme = { type: 'bearer', name: 'c', default: 'demo' }
const model: PlaygroundModel = {
  method: 'POST',
  path: '/users',
  servers: [],
  security: [{ schemes: [token, basic] }, { schemes: [bearer] }],
  parameters: [
    { name: 'page', place: 'query', isRequired: true, style: 'form', explode: true, schema: { types: ['integer'] } },
    {
      name: 'size',
      place: 'query',
      isRequired: false,
      initial: 10,
      style: 'form',
      explode: true,
      schema: { types: ['integer'] },
    },
  ],
  body: { isRequired: true, contents: [{ mediaType: 'application/json', example: { name: 'Ada' } }] },
  languages: [],
}

describe('createFormValues', () => {
  it('contains the initial values that the author set', () => {
    expect(createFormValues(model)).toEqual({
      server: 0,
      variables: {},
      security: 0,
      credentials: { a: 'Token ', b: { username: '', password: '' }, c: 'demo' },
      parameters: { 'query.size': 10 },
      content: 0,
      body: { name: 'Ada' },
    })
  })

  it('treats a prefix without a key as blank', () => {
    expect(isBlankCredential(token, 'Token ')).toBe(true)
    expect(isBlankCredential(token, 'Token x')).toBe(false)
    const prefixed: SecurityScheme = { type: 'bearer', name: 'd', prefix: 'acme_' }
    expect(isBlankCredential(prefixed, 'acme_')).toBe(true)
    expect(isBlankCredential(prefixed, 'acme_1')).toBe(false)
    expect(isBlankCredential(basic, { username: 'u', password: '' })).toBe(false)
  })

  it('fills in placeholders for missing credentials only', () => {
    const values = createFormValues(model)
    expect(withPlaceholders(model, values).credentials).toEqual({ a: 'Token <token>', b: '<credentials>', c: 'demo' })
    const filled = { ...values, credentials: { ...values.credentials, a: 'Token 1' } }
    expect(withPlaceholders(model, filled).credentials.a).toBe('Token 1')
  })
})
