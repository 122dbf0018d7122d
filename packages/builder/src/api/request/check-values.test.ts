import { createWords, PLAYGROUND_WORDS } from '@spearmint/config/words'
import { describe, expect, it } from 'vitest'
import { checkValues } from './check-values.ts'
import { createFormValues } from './create-form-values.ts'
import type { PlaygroundModel, PlaygroundSchema } from './playground-model.ts'

const text: PlaygroundSchema = { types: ['string'] }
const user: PlaygroundSchema = {
  types: ['object'],
  fields: [
    { name: 'name', isRequired: true, schema: text },
    { name: 'nick', isRequired: false, schema: { ...text, isNullable: true } },
    { name: 'ages', isRequired: false, schema: { types: ['array'], items: { types: ['integer'] } } },
  ],
}
const style = { style: 'simple', explode: false }
const model: PlaygroundModel = {
  method: 'POST',
  path: '/users/{id}',
  servers: [{ url: 'https://{region}.example.com', variables: [{ name: 'region', default: '' }] }],
  security: [{ schemes: [{ type: 'bearer', name: 'token' }] }],
  parameters: [
    { name: 'id', place: 'path', isRequired: true, schema: { types: ['integer'] }, ...style },
    { name: 'ratio', place: 'query', isRequired: false, schema: { types: ['number'] }, ...style },
  ],
  body: { isRequired: true, contents: [{ mediaType: 'application/json', schema: user }] },
  languages: [],
}
const empty = createFormValues(model)
const filled = {
  ...empty,
  variables: { region: 'eu' },
  credentials: { token: 'x' },
  parameters: { 'path.id': 1 },
  body: { name: 'Ada' },
}

const words = createWords(PLAYGROUND_WORDS)

describe('checkValues', () => {
  it('reports every missing value', () => {
    expect(checkValues(model, empty, words)).toEqual([
      { at: 'variable.region', message: 'region is required.' },
      { at: 'credential.token', message: 'Authorization is required.' },
      { at: 'path.id', message: 'id is required.' },
      { at: 'body', message: 'The body is required.' },
    ])
  })

  it('accepts complete values, null where it is allowed, and empty text', () => {
    expect(checkValues(model, filled, words)).toEqual([])
    expect(checkValues(model, { ...filled, body: { name: '', nick: null, ages: [1, 2] } }, words)).toEqual([])
  })

  it.each<[string, unknown, string, string]>([
    [
      'an item that is not a number',
      { name: 'a', ages: [1, 'x'] },
      'body.ages.1',
      'ages 2: expected a whole number, got "x".',
    ],
    ['a member that is not a list', { name: 'a', ages: 'x' }, 'body.ages', 'ages: expected a list, got "x".'],
    ['a body that is not an object', [1], 'body', 'The body: expected an object, got [1].'],
    ['a missing member', {}, 'body.name', 'name is required.'],
  ])('reports %s', (_, body, at, message) => {
    expect(checkValues(model, { ...filled, body }, words)).toEqual([{ at, message }])
  })

  it.each([1, '1', '1.5', '-.5', '1e9', '9007199254740993'])('accepts %j as a number', (ratio) => {
    expect(checkValues(model, { ...filled, parameters: { 'path.id': 1, 'query.ratio': ratio } }, words)).toEqual([])
  })

  it('treats an empty parameter as not sent', () => {
    const parameters = { 'path.id': '', 'query.ratio': '' }
    expect(checkValues(model, { ...filled, parameters }, words).map(({ at }) => at)).toEqual(['path.id'])
  })
})
