import type { PLAYGROUND_WORDS, Words } from '@spearmint/config/words'
import { isBlankCredential } from './create-form-values.ts'
import { FileValue } from './file-value.ts'
import type { PlaygroundModel, PlaygroundSchema } from './playground-model.ts'
import { type RequestValues, toParameterKey } from './request-values.ts'
import { toCredentialLabel } from './to-credential-label.ts'

/** The words of the playground. */
export type PlaygroundWords = Words<typeof PLAYGROUND_WORDS>

/** What is wrong with one input. */
export interface InputProblem {
  /** The input: `query.page`, `body.user.name`, `credential.apiKey`, `variable.region`. */
  at: string
  message: string
}

/**
 * Checks the entered values before they are sent: required values are there, numbers are numbers. Everything else is
 * left to the API.
 */
export function checkValues(model: PlaygroundModel, values: RequestValues, words: PlaygroundWords): InputProblem[] {
  const { servers, security, parameters, body } = model
  const variables = servers[values.server]?.variables ?? []
  const schemes = security[values.security]?.schemes ?? []
  const content = body?.contents[values.content]
  return [
    ...variables
      .filter(({ name, default: initial }) => (values.variables[name] ?? initial) === '')
      .map(({ name }) => toMissing(`variable.${name}`, name, words)),
    ...schemes
      .filter((scheme) => scheme.type !== 'mutualTLS' && isBlankCredential(scheme, values.credentials[scheme.name]))
      .map((scheme) => toMissing(`credential.${scheme.name}`, toCredentialLabel(scheme, words), words)),
    ...parameters.flatMap((parameter) => {
      const at = toParameterKey(parameter)
      const value = values.parameters[at]
      return checkValue(value === '' ? undefined : value, { ...parameter, at }, words)
    }),
    ...(content === undefined
      ? []
      : checkValue(
          values.body,
          {
            at: 'body',
            name: words.say('playground.theBody'),
            isRequired: body?.isRequired ?? false,
            schema: content.schema ?? { types: [] },
          },
          words,
        )),
  ]
}

interface Place {
  at: string
  name: string
  isRequired: boolean
  schema: PlaygroundSchema
}

function checkValue(value: unknown, { at, name, isRequired, schema }: Place, words: PlaygroundWords): InputProblem[] {
  const { types, fields = [], items, isNullable } = schema
  if (value === undefined) return isRequired ? [toMissing(at, name, words)] : []
  const expect = (type: 'integer' | 'number' | 'boolean' | 'list' | 'object'): InputProblem[] => {
    const expected = { name, type: words.say(`playground.${type}`), value: JSON.stringify(value) }
    return [{ at, message: words.say('playground.expected', expected) }]
  }
  const [type] = types
  // Nobody enters null by accident, and a value of several possible types is left to the API.
  if (value === null ? isNullable || type === undefined : types.length > 1 || value instanceof FileValue) return []
  if (type === 'integer' && !isNumber(value, /^[+-]?\d+$/)) return expect('integer')
  if (type === 'number' && !isNumber(value, /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i)) return expect('number')
  if (type === 'boolean' && typeof value !== 'boolean') return expect('boolean')
  if (type === 'array') {
    if (!Array.isArray(value)) return expect('list')
    return items === undefined
      ? []
      : value.flatMap((item, index) =>
          checkValue(
            item,
            { at: `${at}.${index}`, name: `${name} ${index + 1}`, isRequired: true, schema: items },
            words,
          ),
        )
  }
  if (type === 'object' || (type === undefined && fields.length > 0)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return expect('object')
    const held = value as Readonly<Record<string, unknown>>
    return fields.flatMap((field) => checkValue(held[field.name], { ...field, at: `${at}.${field.name}` }, words))
  }
  return []
}

/** Numbers that JavaScript cannot represent stay text, and values of the query are text anyway. */
function isNumber(value: unknown, form: RegExp): boolean {
  return form.test(String(value))
}

function toMissing(at: string, name: string, words: PlaygroundWords): InputProblem {
  return { at, message: words.say('playground.isRequired', { name }) }
}
