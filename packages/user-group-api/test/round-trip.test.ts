import { Agent } from 'node:http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonText } from '../src/core/index.ts'
import { createOpenapi } from '../src/index.ts'
import { createCall, openTestApp } from './open-test-app.ts'
import { STORES } from './test-stores.ts'

const RUNS = Number(process.env.ROUND_TRIPS ?? (process.env.SPEARMINT_FULL === '1' ? 1000 : 300))

/** Text without lone surrogates and NUL. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((value) => !value.includes('\0') && value.isWellFormed())
const mapping = fc.dictionary(text, text, { maxKeys: 5 }).filter((value) => !Object.hasOwn(value, '__proto__'))
const properties = fc
  .dictionary(text, fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), { maxKeys: 5, noNullPrototype: true })
  // As sent.
  .map((value) => JSON.parse(toJsonText(value)))
  .filter((value) => !JSON.stringify(value).includes('"__proto__"') && JSON.stringify(value).isWellFormed())
const isAccepted = (value: unknown): boolean =>
  // Integers that a double cannot represent exactly are rejected.
  !/(?<![.\d\\"e+-])-?\d{16,}/.test(JSON.stringify(value)) && !/\\ud[89a-f]/i.test(JSON.stringify(value))

const group = fc.record(
  { id: text, name: text, mapping, properties: properties.filter(isAccepted) },
  { noNullPrototype: true },
)
type Group = typeof group extends fc.Arbitrary<infer Value> ? Value : never

/** Validators for the responses of our OpenAPI document. */
function createValidators(): Record<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(createOpenapi() as object, 'api')
  const names = ['GetOrCreateResponse', 'UpdateResponse', 'RotateResponse', 'DeleteResponse', 'ErrorResponse']
  return Object.fromEntries(names.map((name) => [name, ajv.compile({ $ref: `api#/components/schemas/${name}` })]))
}

describe.each(STORES)('on %s', (name, { start, missing }) => {
  // Both stores share the code above them, so a tenth of the runs is enough for the other one.
  const runs = name === 'SQLite' ? RUNS : Math.ceil(RUNS / 10)
  it.skipIf(missing !== undefined)(`returns ${runs} bodies unchanged ${missing ?? ''}`, async () => {
    const stores = await start()
    const store = await (await stores.createLocation()).open()
    const app = await openTestApp({ store })
    const agent = new Agent({ keepAlive: true, maxSockets: 25 })
    const call = createCall(app.port, agent)
    const validators = createValidators()
    const check = (schema: string, body: unknown): void => {
      const validate = validators[schema]
      expect([validate?.(body), validate?.errors]).toEqual([true, null])
    }
    /** Creates, updates, rotates and deletes a group. */
    async function runLifecycle({ id, name, mapping, properties }: Group): Promise<void> {
      const created = await call('GET', toJsonText({ user_group_id: id, name, mapping, properties }))
      check('GetOrCreateResponse', created.body)
      const { token } = created.body.user_group
      expect(created.body.user_group).toMatchObject({ name, provided_id: id })
      expect(created.body.user_group.properties).toEqual(properties)
      const updated = await call('PUT', toJsonText({ user_group_id: id, properties }))
      check('UpdateResponse', updated.body)
      expect(updated.body.user_group.properties).toEqual(properties)
      check('RotateResponse', (await call('POST', { current_token: token })).body)
      check('ErrorResponse', (await call('POST', { current_token: token })).body)
      check('DeleteResponse', (await call('DELETE', { user_group_id: id })).body)
    }
    try {
      await fc.assert(
        // At once, so that they share commits.
        fc.asyncProperty(fc.uniqueArray(group, { selector: ({ id }) => id, minLength: 25, maxLength: 25 }), (groups) =>
          Promise.all(groups.map(runLifecycle)).then(() => {}),
        ),
        { numRuns: Math.ceil(runs / 25), endOnFailure: true },
      )
    } finally {
      agent.destroy()
      await app.close()
      await store.close()
      await stores.close()
    }
  })
})
